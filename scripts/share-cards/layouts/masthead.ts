import { card, height, logo, picture, type Svg, token } from '../drawing.ts';
import { faces, words } from '../words.ts';

/** The blog's head, set like a newspaper's name, with the boat on its wave. */
export function masthead({ title }: { title: string }): Svg {
  const water = height - 64;
  return card(
    token('shapla'),
    picture('boat', { x: 628, y: water - 142, width: 472, height: 160 }),
    `<path fill="${token('paper')}" d="M0 ${height}V${water}c75-24 125-24 200 0s125 24 200 0 125-24 200 0 125 24 200 0 125-24 200 0 125 24 200 0V${height}z"/>`,
    words(title, {
      face: faces.name,
      x: 66,
      top: 84,
      width: 1060,
      height: 330,
      maxLines: 2,
      largest: 210,
      smallest: 120,
      leading: 0.88,
      fill: token('ink'),
      accent: { word: '&', fill: token('sindoor') },
    }),
    logo(60, 452, 78, 'dark'),
  );
}
