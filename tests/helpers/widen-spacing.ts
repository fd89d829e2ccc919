import type { Page } from '@playwright/test';

/** Sets the line, letter, word and paragraph spacing that a page must allow (WCAG 1.4.12). */
export function widenSpacing(page: Page): Promise<void> {
  return page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    // The page's policy forbids a `<style>` element, but not this.
    document.adoptedStyleSheets.push(styles);
  });
}
