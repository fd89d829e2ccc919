import { isModifiedClick } from '#app/components/layout/is-modified-click.ts';

const postPathPattern = /^(?:\/bn)?\/blog\/[^/.]+$/;

/** Shows the loading indicator from the click on a post's link until the post arrives (requirements 4, "Blog post"). */
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
  // `pageshow` also fires when the visitor returns from the back/forward cache. A press or Escape may stop the navigation.
  addEventListener('pageshow', hide);
  addEventListener('pointerdown', hide);
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
}
