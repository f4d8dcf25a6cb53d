export const modules: readonly { readonly file: string; readonly text: string }[]
