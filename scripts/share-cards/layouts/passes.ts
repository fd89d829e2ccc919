import type { Pass } from '#app/content/vocabulary/programme.ts';
import {
  type Box,
  card,
  clipped,
  disc,
  logo,
  picture,
  rectangle,
  type Svg,
  shadow,
  token,
} from '../drawing.ts';
import { faces, words } from '../words.ts';

/** Boarding passes in a fan, each a programme's. */
export function passes({ title, fan }: { title: string; fan: readonly Pass[] }): Svg {
  const ground = token('butter');
  return card(
    ground,
    ...fan.map((pass, index) => {
      const box = { x: 628, y: 40 + 190 * index, width: 640, height: 172 };
      return boardingPass(pass, box, `pass-${index}`, -5);
    }),
    words(title, {
      face: faces.title,
      x: 63,
      top: 78,
      width: 530,
      height: 270,
      maxLines: 3,
      largest: 98,
      smallest: 64,
      leading: 0.96,
      fill: token('ink'),
    }),
    logo(60, 500, 78, 'dark'),
  );
}

function boardingPass(
  { name, duration, picture: scene }: Pass,
  box: Box,
  id: string,
  turn: number,
) {
  const wide = 220;
  const edge = box.x + wide;
  // The pass goes on beyond the card's edge; its words don't.
  const text = { face: faces.fact, x: edge + 34, width: 300, leading: 1.05 };
  return `<g transform="rotate(${turn} ${box.x} ${box.y + box.height / 2})">${[
    shadow(box, 10),
    clipped(
      id,
      rectangle(box, '#000', 12),
      rectangle(box, token('print')) +
        picture(scene.file, { ...box, width: wide }, scene.focus) +
        disc(edge, box.y, 15, token('butter')) +
        disc(edge, box.y + box.height, 15, token('butter')),
    ),
    words(name, {
      ...text,
      top: box.y + 34,
      height: 62,
      maxLines: 2,
      largest: 36,
      smallest: 28,
      fill: token('ink'),
    }),
    words(duration.value, {
      ...text,
      bottom: box.y + box.height - 34,
      height: 32,
      maxLines: 1,
      largest: 30,
      smallest: 26,
      fill: token('sindoor'),
    }),
  ].join('')}</g>`;
}
