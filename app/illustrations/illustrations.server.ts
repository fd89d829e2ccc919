/** The pictures that a post of this repository may name, as addresses; only the server knows them all. */
const addresses: Record<string, string> = import.meta.glob(
  './{event,gallery,national,post,prog}-*.svg',
  { query: '?url', import: 'default', eager: true },
);

/** Width and height of each kind of picture, in pixels of its `viewBox`. */
export const illustrationSizes = {
  event: [900, 600],
  gallery: [900, 675],
  national: [900, 675],
  post: [900, 600],
  prog: [1200, 900],
} as const;

/**
 * Finds an illustration for a post.
 *
 * @param name the file's name without its ending, e.g. `post-visa`
 * @returns its address and size in pixels, or undefined when there is none of that name
 */
export function resolveIllustration(name: string) {
  const src = addresses[`./${name}.svg`];
  if (src === undefined) return;
  const [width, height] = illustrationSizes[name.split('-')[0] as keyof typeof illustrationSizes];
  return { src, width, height };
}

/**
 * The ground that a picture's own colours go on in, so that the page can take it. A picture that is not
 * listed stands on the colour of the sky.
 */
const grounds: Record<string, string> = {
  'event-fair': '#bfe0dc',
  'event-seminar': '#fbd98f',
  'event-webinar': '#fce3ac',
  'gallery-airport': '#f9d5c3',
  'gallery-classroom': '#fce3ac',
  'gallery-farm': '#f7edc6',
  'gallery-market': '#f6dfc0',
  'national-fair': '#f7be55',
  'national-office': '#e3eeea',
  'national-rickshaw': '#f6c7be',
  'national-seminar': '#fce9c4',
  'national-workshop': '#f6c7be',
  'post-farm': '#f9cdc0',
  'post-letter': '#f6c7be',
  'post-visa': '#fce3ac',
  'prog-bridge': '#fbd98f',
  'prog-campus': '#f9d5c3',
  'prog-employers': '#f2ddb4',
  'prog-exchange': '#fbd98f',
  'prog-lobby': '#fce9c4',
  'prog-ward': '#cfe5df',
};

const names = new Map(
  Object.entries(addresses).map(([file, address]) => [
    address,
    file.slice('./'.length, -'.svg'.length),
  ]),
);

/**
 * @param src the address of a post's picture
 * @returns the colour for the page around it, when it is one of our illustrations
 */
export function illustrationGround(src: string): string | undefined {
  const name = names.get(src);
  return name && (grounds[name] ?? '#cbe5e3');
}
