import { parseVideoUrl, videoClass } from '#blog/videos.ts';

/**
 * Puts the player in the place of a link to a video: nothing of it is loaded before. Without scripts the link leads to the
 * video's own page.
 */
export function playVideo(link: HTMLAnchorElement): void {
  const video = parseVideoUrl(link.href);
  if (!video) return;
  const frame = document.createElement('iframe');
  frame.className = `${videoClass}-player`;
  frame.title = link.querySelector('small')?.textContent ?? `Video on ${video.host}`;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // It may do as it likes in its place, but not lead the visitor away.
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
  );
  frame.src = video.playerUrl;
  link.replaceWith(frame);
  frame.focus();
}
