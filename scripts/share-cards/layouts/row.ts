import type { Decoration, Tone } from '#app/content/vocabulary/picture.ts';
import {
  arch,
  card,
  clipped,
  height,
  logo,
  picture,
  print,
  type Svg,
  token,
  width,
} from '../drawing.ts';
import { faces, words } from '../words.ts';

/** Pictures side by side along the card's foot: doors, arches or posters, as `draw` has them. */
export function row({
  title,
  pictures,
  ground,
  tone,
  draw,
}: {
  title: string;
  pictures: readonly Decoration[];
  ground: string;
  tone: Tone;
  draw: (pictures: readonly Decoration[], top: number) => Svg;
}): Svg {
  return card(
    ground,
    draw(pictures, 214),
    words(title, {
      face: faces.name,
      x: 62,
      top: 78,
      width: 800,
      height: 90,
      maxLines: 1,
      largest: 132,
      smallest: 72,
      leading: 0.9,
      fill: tone === 'dark' ? token('ink') : '#fff',
    }),
    logo(924, 62, 72, tone),
  );
}

/** Two doors or more, from edge to edge. */
export const doors = (pictures: readonly Decoration[], top: number): Svg =>
  pictures
    .map(({ file, focus }, index) => {
      const wide = width / pictures.length;
      return picture(file, { x: wide * index, y: top, width: wide, height: height - top }, focus);
    })
    .join('');

/** Arches on the ground, as a gallery has them. */
export const arches = (pictures: readonly Decoration[], top: number): Svg => {
  const gap = 36;
  const wide = (width - 120 - gap * (pictures.length - 1)) / pictures.length;
  return pictures
    .map(({ file, focus }, index) => {
      const box = { x: 60 + (wide + gap) * index, y: top, width: wide, height: height - top };
      return clipped(`arch-${index}`, arch(box), picture(file, box, focus));
    })
    .join('');
};

/** Posters on a line, their feet below the card's edge. */
export const posters = (pictures: readonly Decoration[], top: number): Svg => {
  const gap = 28;
  const wide = (width - 120 - gap * (pictures.length - 1)) / pictures.length;
  const hung = pictures.map(({ file, focus = '50% 50%' }, index) => {
    const box = {
      x: 60 + (wide + gap) * index,
      y: top + 38 + (index % 2) * 30,
      width: wide,
      height: wide * 1.25,
    };
    const middle = box.x + wide / 2;
    return `<path stroke="${token('ink')}" stroke-width="3.5" d="M${middle} ${top + 6}V${box.y + 4}"/>${print(file, box, { focus, frame: 10 })}`;
  });
  return `<path stroke="${token('ink')}" stroke-width="3.5" d="M0 ${top + 6}H${width}"/>${hung.join('')}`;
};
