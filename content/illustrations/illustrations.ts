import type { IllustrationName } from './illustration-names.ts';

type KindOf<Name extends string> = Name extends `scene-${string}` | `shore-${string}`
  ? Name
  : Name extends `${infer Kind}-${string}` | `${infer Kind}/${string}`
    ? Kind
    : Name;

/** Width and height of each kind, in units of its `viewBox`. Every scene and shore has its own size. */
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

/** @returns the intrinsic width and height in pixels */
export function getIllustrationSize(name: IllustrationName): { width: number; height: number } {
  const kind = /^(scene|shore)-/.test(name) ? name : name.replace(/[-/].*/, '');
  const [width, height] = sizes[kind as KindOf<IllustrationName>];
  return { width, height };
}

/** Defined by the build (vite.config.ts). It changes when any of the pictures changes. */
declare const illustrationsVersion: string;

/** Returns the URL path of a picture, with its version, so that browsers may cache it forever. */
export function getIllustrationSrc(name: IllustrationName): string {
  return `/illustrations/${name}.svg?v=${illustrationsVersion}`;
}

/** @returns whether a URL path is that of a picture with the current version */
export function isVersionedIllustration(path: string): boolean {
  return path.startsWith('/illustrations/') && path.endsWith(`.svg?v=${illustrationsVersion}`);
}
