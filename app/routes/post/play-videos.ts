import { unlessLeaving } from '#app/browser/unless-leaving.ts';
import { isModifiedClick } from '#app/components/layout/is-modified-click.ts';

/**
 * Plays a linked video within the page. The player's module is loaded with the first click. A modified click, which
 * opens a new tab, still leads to the video's own page, and so does a click when the module can't be loaded.
 */
export function playVideos(): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const link = target?.closest<HTMLAnchorElement>('a.outside-video');
    if (!link || isModifiedClick(event)) return;
    event.preventDefault();
    unlessLeaving(import('./play-video.ts')).then(
      ({ playVideo }) => playVideo(link),
      () => location.assign(link.href),
    );
  });
}
