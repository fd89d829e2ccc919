import { names } from './illustration-names.ts';

/**
 * Every picture of ours: a file of `public/illustrations/`, without its ending. The first part of a name is its
 * kind (`prog-bridge` is a `prog`), which says how large it is.
 */
export const illustrationNames = names;

export type IllustrationName = (typeof illustrationNames)[number];

type KindOf<Name extends string> = Name extends `scene-${string}` | `shore-${string}`
  ? Name
  : Name extends `${infer Kind}-${string}` | `${infer Kind}/${string}`
    ? Kind
    : Name;

/** Width and height of each kind, in pixels of its `viewBox`; scenes and shores have a size each. */
const sizes: Record<KindOf<IllustrationName>, readonly [width: number, height: number]> = {
  boat: [620, 210],
  event: [900, 600],
  flags: [512, 512],
  gallery: [900, 675],
  hero: [1600, 900],
  logo: [149, 50],
  map: [1600, 900],
  mark: [48, 50],
  national: [900, 675],
  og: [1200, 630],
  opar: [104, 58],
  partner: [480, 192],
  place: [800, 1000],
  portrait: [240, 240],
  post: [900, 600],
  prog: [1200, 900],
  room: [320, 296],
  'scene-404': [900, 600],
  'scene-about': [1200, 900],
  'scene-departures': [1600, 700],
  'scene-lobby': [1020, 360],
  'scene-farm': [900, 440],
  'scene-office': [1200, 600],
  'scene-roof': [1200, 152],
  'shore-far': [520, 180],
  'shore-near': [420, 180],
};

/** @returns its own width and height in pixels */
export function getIllustrationSize(name: IllustrationName): { width: number; height: number } {
  const kind = /^(scene|shore)-/.test(name) ? name : name.replace(/[-/].*/, '');
  const [width, height] = sizes[kind as KindOf<IllustrationName>];
  return { width, height };
}

/** Set by the build (vite.config.ts): it changes with any of the pictures. */
declare const illustrationsVersion: string;

/** Where a picture is served, with its version, so that browsers may keep it for good. */
export function getIllustrationSrc(name: IllustrationName): string {
  return `/illustrations/${name}.svg?v=${illustrationsVersion}`;
}

/** @returns whether an address is a picture's with the version that is served now */
export function isVersionedIllustration(address: string): boolean {
  return (
    address.startsWith('/illustrations/') && address.endsWith(`.svg?v=${illustrationsVersion}`)
  );
}

/**
 * Finds a picture for a post.
 *
 * @param name as a post's front matter has it: `post-visa`
 * @returns its address and size in pixels, or undefined when there is none of that name
 */
export function findIllustration(name: string) {
  const known = illustrationNames.find((candidate) => candidate === name);
  return known && { src: getIllustrationSrc(known), ...getIllustrationSize(known) };
}
