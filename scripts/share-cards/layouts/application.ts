import type { Fact } from '#app/content/vocabulary/nouns.ts';
import type { Decoration } from '#app/content/vocabulary/picture.ts';
import {
  arch,
  card,
  clipped,
  disc,
  logo,
  picture,
  rectangle,
  type Svg,
  token,
} from '../drawing.ts';
import { faces, words } from '../words.ts';

const strip = { x: 60, y: 438, width: 1080, height: 138 };

/** A programme's application: its scene in the arch, and its ticket with three figures. */
export function application({
  title,
  highlights,
  scene,
}: {
  title: string;
  highlights: readonly Fact[];
  scene: Decoration;
}): Svg {
  const ground = token('butter');
  const opening = { x: 690, y: 54, width: 450, height: strip.y - 54 + 12 };
  const cell = strip.width / highlights.length;
  return card(
    ground,
    clipped('arch', arch(opening), picture(scene.file, opening, scene.focus)),
    logo(60, 54, 78, 'dark'),
    words(title, {
      face: faces.title,
      x: 63,
      top: 182,
      width: 590,
      height: 220,
      maxLines: 3,
      largest: 84,
      smallest: 60,
      leading: 0.98,
      fill: token('ink'),
    }),
    rectangle(strip, token('deep'), 10),
    ...highlights.map(({ label, value }, index) => {
      const x = strip.x + cell * index;
      return [
        index > 0 ? perforation(x, ground) : '',
        words(label, {
          face: faces.label,
          x: x + 30,
          top: strip.y + 26,
          width: cell - 50,
          height: 24,
          maxLines: 1,
          largest: 24,
          smallest: 20,
          leading: 1,
          fill: token('sky'),
        }),
        words(value, {
          face: faces.fact,
          x: x + 30,
          top: strip.y + 62,
          width: cell - 54,
          height: 54,
          maxLines: 2,
          largest: 36,
          smallest: 26,
          leading: 1.1,
          fill: '#fff',
        }),
      ].join('');
    }),
  );
}

const perforation = (x: number, ground: string): Svg =>
  `<path stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-dasharray="10 8" d="M${x} ${strip.y + 22}V${strip.y + strip.height - 22}"/>` +
  disc(x, strip.y, 14, ground) +
  disc(x, strip.y + strip.height, 14, ground);
