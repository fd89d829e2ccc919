import { videoAt, videoClass } from '#blog/videos.ts';

function playVideo(event: MouseEvent): void {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a.${videoClass}`);
  const video = link ? videoAt(link.href) : undefined;
  if (!link || !video) return;
  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.className = `${videoClass}-player`;
  frame.title = link.querySelector('small')?.textContent ?? `Video on ${video.host}`;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // It may do as it likes in its place, but not lead the visitor away.
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
  );
  frame.src = video.player;
  link.replaceWith(frame);
  frame.focus();
}

/**
 * Puts the player in the place of a link to a video that is followed: nothing of it is loaded before. Who opens the link in
 * another tab or window gets the video's own page, as does everybody without scripts.
 */
export function videosPlay(content: HTMLElement): void {
  content.addEventListener('click', playVideo);
}
