/** Where the device keeps the language that its visitor chose last. */
const storageKey = 'language';

/**
 * Lets the language switch keep the query and the fragment that the page has in the browser, and remembers the choice. The memory
 * only marks the switch to the language that was chosen last: who opens an address gets its language.
 */
export function enhanceLanguageSwitch(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switch]')) {
    const update = ({ type }: Event) => {
      link.search = location.search;
      link.hash = location.hash;
      if (type === 'click') tryStorage(() => localStorage.setItem(storageKey, link.hreflang));
    };
    // Before the browser opens a menu or a tab for the link.
    link.addEventListener('pointerdown', update);
    link.addEventListener('click', update);
    tryStorage(() => {
      if (localStorage.getItem(storageKey) === link.hreflang) link.dataset.chosen = 'true';
    });
  }
}

/** The browser throws if the visitor has forbidden storage. The switch works without the memory. */
function tryStorage(access: () => void) {
  try {
    access();
  } catch {}
}
