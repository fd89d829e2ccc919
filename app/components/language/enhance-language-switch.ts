import { attempt } from '#app/browser/attempt.ts';

/** The key in local storage of the language that the visitor chose last. */
const storageKey = 'language';

/**
 * Lets the language switch keep the query and the fragment that the page has in the browser, and stores the choice. The stored
 * choice only marks the link to that language. It never redirects, so a URL always shows its own language.
 */
export function enhanceLanguageSwitch(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switch]')) {
    const update = ({ type }: Event) => {
      link.search = location.search;
      link.hash = location.hash;
      if (type === 'click') attempt(() => localStorage.setItem(storageKey, link.hreflang));
    };
    // A context menu and a new tab use the URL that the link has after `pointerdown`.
    link.addEventListener('pointerdown', update);
    link.addEventListener('click', update);
    attempt(() => {
      if (localStorage.getItem(storageKey) === link.hreflang) link.dataset.chosen = 'true';
    });
  }
}
