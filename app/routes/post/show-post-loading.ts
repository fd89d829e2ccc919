import { isModifiedClick } from '#app/components/layout/is-modified-click.ts';

const postPathPattern = /^\/blog\/[^/.]+$/;

/** Says that a post is being fetched, from the click on its link until it is there (requirements 4, "Blog post"). */
export function showPostLoading(): void {
  const indicator = document.querySelector<HTMLElement>('[data-post-loading]');
  if (!indicator) return;
  const hide = () => {
    indicator.hidden = true;
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || isModifiedClick(event)) return;
    if (link.origin === location.origin && postPathPattern.test(link.pathname))
      indicator.hidden = false;
  });
  // The visitor is back on this page, or has stopped the browser.
  addEventListener('pageshow', hide);
  addEventListener('pointerdown', hide);
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
}
