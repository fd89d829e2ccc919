import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type IllustrationName, illustrationSize } from '#app/illustrations/illustrations.ts';
import { shareCardOf } from '#app/seo/share-card.ts';

/** A card is an SVG document, put together from pieces of SVG. */
export type Svg = string;

/** In pixels of the card. */
export type Box = { x: number; y: number; width: number; height: number };

export const { width, height } = shareCardOf('/');

/** A whole card, on a ground of one colour. */
export const card = (ground: string, ...parts: Svg[]): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rectangle({ x: 0, y: 0, width, height }, ground)}${parts.join('')}</svg>`;

export const rectangle = (box: Box, fill: string, radius = 0): Svg =>
  `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="${radius}" fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string): Svg =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

const illustrations = join(import.meta.dirname, '../../public/illustrations');

/**
 * One of the site's pictures, which fills a box and is cut off at its edges.
 *
 * @param focus the part that is kept, as CSS `object-position` in percent: '62% 50%'
 * @throws Error when there is no such file
 */
export function picture(file: IllustrationName, box: Box, focus = '50% 50%'): Svg {
  const [across = 50, down = 50] = focus.split(' ').map(Number.parseFloat);
  const own = illustrationSize(file);
  const scale = Math.max(box.width / own.width, box.height / own.height);
  const [wide, high] = [own.width * scale, own.height * scale];
  // In an `image`, so that the gradients of two pictures don't mix up their ids.
  const source = readFileSync(join(illustrations, `${file}.svg`)).toString('base64');
  const left = ((box.width - wide) * across) / 100;
  const top = ((box.height - high) * down) / 100;
  return `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"><image x="${left}" y="${top}" width="${wide}" height="${high}" href="data:image/svg+xml;base64,${source}"/></svg>`;
}

/** What is drawn inside a shape only. `shape` is one SVG element. */
export function clipped(id: string, shape: Svg, content: Svg): Svg {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** The arch of the mark: a box with a round top. */
export const arch = ({ x, y, width, height }: Box, fill = '#000'): Svg =>
  `<path fill="${fill}" d="M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}z"/>`;

/** A print's shadow on the wall: soft, and below it. */
export function shadow(box: Box, by = 18): Svg {
  const layers = 6;
  return Array.from({ length: layers }, (_, index) => {
    const spread = (by * index) / layers;
    return `<rect x="${box.x + 10 - spread}" y="${box.y + 16 - spread / 2}" width="${box.width - 20 + 2 * spread}" height="${box.height - 6 + spread}" rx="${4 + spread}" fill="#0b2b2a" fill-opacity="0.06"/>`;
  }).join('');
}

/** A picture in its cream frame. */
export function print(file: IllustrationName, box: Box, { focus = '50% 50%', frame = 16 } = {}) {
  const inside = {
    x: box.x + frame,
    y: box.y + frame,
    width: box.width - 2 * frame,
    height: box.height - 2 * frame,
  };
  return shadow(box) + rectangle(box, token('print'), 3) + picture(file, inside, focus);
}

/** The organisation's name beside its mark, which is about three times as wide as high. */
export const logo = (x: number, y: number, high: number, tone: 'dark' | 'light'): Svg =>
  picture(tone === 'light' ? 'logo-light' : 'logo', {
    x,
    y,
    width: (high * illustrationSize('logo').width) / illustrationSize('logo').height,
    height: high,
  });

const styles = join(import.meta.dirname, '../../app/styles');
const [tokens = '', tints = ''] = ['tokens.css', 'region-tints.css'].map((file) =>
  readFileSync(join(styles, file), 'utf8'),
);

/**
 * A colour of the site (app/styles/tokens.css, region-tints.css).
 *
 * @param name 'river' of --color-river
 * @param region the palette that has it, for `plate` and `tint`
 * @throws Error when there is none of that name
 */
export function token(name: string, region?: string): string {
  const palette = region && name === 'tint' ? tints : tokens;
  const from = region ? palette.indexOf(`.region-${region} {`) : 0;
  const value = new RegExp(`--color-${name}: (#[0-9a-f]+);`).exec(palette.slice(from))?.[1];
  if (from < 0 || !value) throw new Error(`The styles have no colour ${name} ${region ?? ''}`);
  return value;
}
