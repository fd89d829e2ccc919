import { enhanceMenus } from './enhance-menus.ts';

/** The scroll position beyond which the header becomes solid, in CSS pixels (requirements 2). */
export const solidAfterPx = 50;

/**
 * Makes the header solid on scroll, and enhances its menus. Does nothing on an embedded page, which has no header.
 */
export function enhanceHeader(): void {
  const header = document.querySelector<HTMLElement>('body > header');
  const menu = header?.querySelector<HTMLElement>('#menu');
  if (!header || !menu) return;
  const update = () => {
    if (scrollY > solidAfterPx) header.dataset.solid = 'true';
    else delete header.dataset.solid;
  };
  update();
  addEventListener('scroll', update, { passive: true });
  enhanceMenus(menu);
}
