/** Where the device keeps the language that its visitor chose last. */
const storageKey = 'language';

/**
 * Lets the language switch keep the query and the fragment that the page has in the browser, and remembers the choice. The memory
 * only marks the switch to the language that was chosen last: who opens an address gets its language.
 */
export function enhanceLanguageSwitch(): void {
  const chosen = readChoice();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switch]')) {
    const keepQuery = () => {
      link.search = location.search;
      link.hash = location.hash;
    };
    // Before the browser opens a menu or a tab for the link.
    link.addEventListener('pointerdown', keepQuery);
    link.addEventListener('click', () => {
      keepQuery();
      writeChoice(link.hreflang);
    });
    if (chosen === link.hreflang) link.dataset.chosen = 'true';
  }
}

/** The browser throws if the visitor has forbidden storage. */
function readChoice(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function writeChoice(language: string) {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // The switch works without the memory.
  }
}
