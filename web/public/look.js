// The look that was chosen, before the first paint: src/kit/settings.svelte.ts keeps it.
try {
  const chosen = JSON.parse(localStorage.getItem('waystone.settings') ?? '{}')
  const { theme, contrast } = chosen
  const isLight =
    theme === 'light' || (theme === 'device' && matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.classList.toggle('light', isLight)
  document.documentElement.classList.toggle('contrast', contrast === true)
} catch {
  // Without storage there is nothing that was chosen.
}
