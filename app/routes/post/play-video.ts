import { parseVideoUrl, videoClass } from '#blog/videos.ts';

/**
 * Replaces a link to a video with its player, so that nothing is loaded from the video service before the visitor asks for
 * it. Without scripts the link leads to the video's own page. A link to anything else stays as it is.
 */
export function playVideo(link: HTMLAnchorElement): void {
  const video = parseVideoUrl(link.href);
  if (!video) return;
  const frame = document.createElement('iframe');
  frame.className = `${videoClass}-player`;
  const isBengali = link.closest<HTMLElement>('[lang]')?.lang === 'bn';
  frame.title =
    link.querySelector('small')?.textContent ??
    (isBengali ? `${video.host} ভিডিও` : `Video on ${video.host}`);
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // The sandbox lacks `allow-top-navigation`: the player must not navigate the page away.
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
  );
  frame.src = video.playerUrl;
  link.replaceWith(frame);
  frame.focus();
}
