import type { Decoration } from '#app/content/vocabulary/picture.ts';
import {
  arch,
  card,
  clipped,
  logo,
  picture,
  rectangle,
  type Svg,
  token,
  width,
} from '../drawing.ts';
import { faces, words } from '../words.ts';

/** A scene in the arch of the mark, on the pavement before it. */
export function archway({
  title,
  note,
  scene,
  ground,
}: {
  title: string;
  note: string;
  scene: Decoration;
  ground: string;
}): Svg {
  const opening = { x: 640, y: 52, width: 500, height: 516 };
  return card(
    ground,
    clipped('arch', arch(opening), picture(scene.file, opening, scene.focus)),
    rectangle({ x: 0, y: 562, width, height: 68 }, token('river')),
    words(note, {
      face: faces.fact,
      x: 62,
      top: 72,
      width: 530,
      height: 40,
      maxLines: 1,
      largest: 34,
      smallest: 26,
      leading: 1,
      fill: token('river'),
    }),
    words(title, {
      face: faces.title,
      x: 62,
      top: 128,
      width: 540,
      height: 270,
      maxLines: 3,
      largest: 88,
      smallest: 60,
      leading: 0.98,
      fill: token('ink'),
    }),
    logo(60, 446, 76, 'dark'),
  );
}
