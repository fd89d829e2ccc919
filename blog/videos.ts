/** A video that can be played in a frame: its own page, the player's, and who has it. */
export type Video = {
  host: 'YouTube' | 'Vimeo';
  pageUrl: string;
  /** Without cookies, as far as the host offers it; begins by itself, since it is loaded upon a click. */
  playerUrl: string;
};

/** On a link of a content to a video's page, which {@link parseVideoUrl} knows. */
export const videoClass = 'outside-video';

const createYouTubeVideo = (id: string): Video => ({
  host: 'YouTube',
  pageUrl: `https://www.youtube.com/watch?v=${id}`,
  playerUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
});

/** @param hash of a video that is not listed: nobody sees it without */
const createVimeoVideo = (id: string, hash?: string): Video => ({
  host: 'Vimeo',
  pageUrl: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
  playerUrl: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ''}`,
});

const youtubeId = /^[\w-]{11}$/;
const vimeoHash = /^[0-9a-f]{6,20}$/;

/**
 * @param address of a video's page or of its player, in any form that the hosts give out
 * @returns undefined for whatever is no single video of YouTube or Vimeo
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

/** The origins of the players that a content may load, for its page's policy. */
export function findPlayerOrigins(html: string): string[] {
  const links = html.matchAll(new RegExp(`<a href="([^"]*)" class="${videoClass}"`, 'g'));
  const videos = [...links].flatMap(([, address = '']) => parseVideoUrl(address) ?? []);
  return [...new Set(videos.map(({ playerUrl }) => new URL(playerUrl).origin))];
}
