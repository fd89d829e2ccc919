/** A video that can be played in a frame. */
export type Video = {
  host: 'YouTube' | 'Vimeo';
  pageUrl: string;
  /** The player without cookies, as far as the host offers it. It starts at once, since it is loaded on a click. */
  playerUrl: string;
};

/** Class of links in content to the page of a video that {@link parseVideoUrl} accepts. */
export const videoClass = 'outside-video';

const createYouTubeVideo = (id: string): Video => ({
  host: 'YouTube',
  pageUrl: `https://www.youtube.com/watch?v=${id}`,
  playerUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
});

/** @param hash the key of an unlisted video, which can't be played without it */
const createVimeoVideo = (id: string, hash?: string): Video => ({
  host: 'Vimeo',
  pageUrl: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
  playerUrl: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ''}`,
});

const youtubeId = /^[\w-]{11}$/;
const vimeoHash = /^[0-9a-f]{6,20}$/;

/**
 * @param address URL of a video's page or of its player, in any form that the hosts use
 * @returns undefined for everything but a single video on YouTube or Vimeo
 */
export function parseVideoUrl(address: string): Video | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return;
  const host = url.hostname.replace(/^(?:www|m|player)\./, '');
  const [first = '', second = ''] = url.pathname.split('/').slice(1);
  if (host === 'vimeo.com') {
    const [id, hash] =
      first === 'video' ? [second, url.searchParams.get('h') ?? ''] : [first, second];
    if (/^\d{1,15}$/.test(id)) return createVimeoVideo(id, vimeoHash.test(hash) ? hash : undefined);
    return;
  }
  let id = '';
  if (host === 'youtu.be') id = first;
  else if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    id = first === 'watch' ? (url.searchParams.get('v') ?? '') : '';
    if (['embed', 'shorts', 'live', 'v'].includes(first) && second !== 'videoseries') id = second;
  }
  return youtubeId.test(id) ? createYouTubeVideo(id) : undefined;
}

/** Returns the origins of the players that a post's content may load, for the Content-Security-Policy of its page. */
export function findPlayerOrigins(html: string): string[] {
  const links = html.matchAll(new RegExp(`<a href="([^"]*)" class="${videoClass}"`, 'g'));
  const videos = [...links].flatMap(([, url = '']) => parseVideoUrl(url) ?? []);
  return [...new Set(videos.map(({ playerUrl }) => new URL(playerUrl).origin))];
}
