/** Where who learns first came from: in this tab only. */
const KEY = 'waystone.invited'

export function rememberInvitation(address: string): void {
  try {
    sessionStorage.setItem(KEY, address)
  } catch {
    // Without storage the browser's own way back is left.
  }
}

export function invitation(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // There was none.
  }
}
