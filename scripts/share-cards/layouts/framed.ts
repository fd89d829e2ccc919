import type { Decoration, Tone } from '#app/content/vocabulary/picture.ts';
import { card, logo, print, type Svg, token } from '../drawing.ts';
import { faces, words } from '../words.ts';

/** A framed print beside its title; a line above or below says what it belongs to. */
export function framed({
  title,
  note,
  scene,
  ground,
  tone,
}: {
  title: string;
  note: string;
  scene: Decoration;
  ground: string;
  tone: Tone;
}): Svg {
  const fill = tone === 'dark' ? token('ink') : '#fff';
  return card(
    ground,
    print(
      scene.file,
      { x: 664, y: 92, width: 476, height: 446 },
      { focus: scene.focus, frame: 18 },
    ),
    words(title, {
      face: faces.title,
      x: 62,
      top: 100,
      width: 572,
      height: 250,
      maxLines: 3,
      largest: 84,
      smallest: 46,
      leading: 0.98,
      fill,
    }).svg,
    words(note, {
      face: faces.fact,
      x: 62,
      bottom: 436,
      width: 572,
      height: 40,
      maxLines: 1,
      largest: 36,
      smallest: 28,
      leading: 1,
      fill: tone === 'dark' ? token('ink-2') : token('marigold'),
    }).svg,
    logo(60, 470, 72, tone),
  );
}
