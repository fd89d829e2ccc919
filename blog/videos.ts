/** A video that can be played in a frame: its own page, the player's, and who has it. */
export type Video = {
  host: 'YouTube' | 'Vimeo';
  page: string;
  /** Without cookies, as far as the host offers it; begins by itself, since it is loaded upon a click. */
  player: string;
};

/** On a link of a content to a video's page, which {@link videoAt} knows. */
export const videoClass = 'outside-video';

const youtube = (id: string): Video => ({
  host: 'YouTube',
  page: `https://www.youtube.com/watch?v=${id}`,
  player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
});

/** @param hash of a video that is not listed: nobody sees it without */
const vimeo = (id: string, hash?: string): Video => ({
  host: 'Vimeo',
  page: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
  player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ''}`,
});

const youtubeId = /^[\w-]{11}$/;
const vimeoHash = /^[0-9a-f]{6,20}$/;

/**
 * @param address of a video's page or of its player, in any form that the hosts give out
 * @returns undefined for whatever is no single video of YouTube or Vimeo
 */
export function videoAt(address: string): Video | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return;
  const host = url.hostname.replace(/^(?:www|m|player)\./, '');
  const [first = '', second = ''] = url.pathname.split('/').slice(1);
  if (host === 'vimeo.com') {
    const [id, hash] =
      first === 'video' ? [second, url.searchParams.get('h') ?? ''] : [first, second];
    if (/^\d{1,15}$/.test(id)) return vimeo(id, vimeoHash.test(hash) ? hash : undefined);
    return;
  }
  let id = '';
  if (host === 'youtu.be') id = first;
  else if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    id = first === 'watch' ? (url.searchParams.get('v') ?? '') : '';
    if (['embed', 'shorts', 'live', 'v'].includes(first) && second !== 'videoseries') id = second;
  }
  return youtubeId.test(id) ? youtube(id) : undefined;
}

/** The origins of the players that a content may load, for its page's policy. */
export function playerOrigins(html: string): string[] {
  const links = html.matchAll(new RegExp(`<a href="([^"]*)" class="${videoClass}"`, 'g'));
  const videos = [...links].flatMap(([, address = '']) => videoAt(address) ?? []);
  return [...new Set(videos.map(({ player }) => new URL(player).origin))];
}
