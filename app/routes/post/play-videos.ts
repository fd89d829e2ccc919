import { isModifiedClick } from '#app/components/layout/is-modified-click.ts';

/** A link to a video plays it here. What does so comes with the first that is followed. Another tab gets the video's own page. */
export function playVideos(): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const link = target?.closest<HTMLAnchorElement>('a.outside-video');
    if (!link || isModifiedClick(event)) return;
    event.preventDefault();
    import('./play-video.ts').then(
      ({ playVideo }) => playVideo(link),
      () => location.assign(link.href),
    );
  });
}
