import type { Page } from '@playwright/test';

/**
 * Translates the texts of a page that can be seen, as Chrome does: each text node is replaced by a `font` element with another one.
 *
 * @param selector the part of the page to translate
 */
export const translatePage = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, option, textarea'))
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      inner.append(text.data);
      text.replaceWith(outer);
    }
  });
