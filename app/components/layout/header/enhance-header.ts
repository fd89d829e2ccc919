import { enhanceMenus } from './enhance-menus.ts';

/** The header becomes solid beyond this scroll position, in CSS pixels (requirements 2). */
const solidAfterPx = 50;

/** What the site's header does beyond plain HTML. A page in a frame has no header. */
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
