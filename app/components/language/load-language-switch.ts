/** Loads the enhancement of the language switch, if the page has one. */
export async function loadLanguageSwitch(): Promise<void> {
  if (!document.querySelector('[data-language-switch]')) return;
  const { enhanceLanguageSwitch } = await import('./enhance-language-switch.ts');
  enhanceLanguageSwitch();
}
