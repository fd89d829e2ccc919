import type { Decoration } from '#app/content/vocabulary/picture.ts';
import { card, disc, height, logo, picture, type Svg, token, width } from '../drawing.ts';
import { faces, words } from '../words.ts';

/** A ticket: the programme's name and figures, and its scene beyond the perforation. */
export function ticket({
  title,
  facts,
  scene,
  ground,
}: {
  title: string;
  facts: readonly [string, string];
  scene: Decoration;
  ground: string;
}): Svg {
  const edge = 636;
  const fact = {
    face: faces.fact,
    x: 62,
    width: 530,
    height: 48,
    maxLines: 1,
    largest: 48,
    smallest: 36,
    leading: 1.2,
    fill: token('marigold'),
  };
  return card(
    ground,
    picture(scene.file, { x: edge, y: 0, width: width - edge, height }, scene.focus),
    `<path stroke="#fff" stroke-width="7" stroke-dasharray="17 13" d="M${edge} 30V${height - 30}"/>`,
    disc(edge, 0, 26, token('print')),
    disc(edge, height, 26, token('print')),
    words(title, {
      face: faces.title,
      x: 62,
      top: 72,
      width: 540,
      height: 270,
      maxLines: 3,
      largest: 94,
      smallest: 64,
      leading: 0.96,
      fill: '#fff',
    }),
    words(facts[0], { ...fact, bottom: 402 }),
    words(facts[1], { ...fact, bottom: 460 }),
    logo(60, 500, 78, 'light'),
  );
}
