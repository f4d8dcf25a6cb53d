// The look that was chosen, before the first paint: src/kit/settings.svelte.ts keeps it.
try {
  const { theme, contrast } = JSON.parse(localStorage.getItem('waystone.settings') ?? '{}')
  const { classList } = document.documentElement
  const isLight =
    theme === 'light' || (theme === 'device' && matchMedia('(prefers-color-scheme: light)').matches)
  classList.toggle('light', isLight)
  classList.toggle('contrast', contrast === true)
} catch {
  // Without storage there is nothing that was chosen.
}
