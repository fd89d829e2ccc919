import type { Decoration, Tone } from '#app/content/vocabulary/picture.ts';
import { type IllustrationName, illustrationSize } from '#app/illustrations/illustrations.ts';
import { type Box, card, height, logo, print, type Svg, token } from '../drawing.ts';
import { faces, words } from '../words.ts';

/** A framed print beside its title, and a line that says what it belongs to. */
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
  return card(
    ground,
    print(scene.file, frameOf(scene.file), { frame: border }),
    words(title, {
      face: faces.title,
      x: 62,
      top: 100,
      width: 548,
      height: 250,
      maxLines: 3,
      largest: 84,
      smallest: 46,
      leading: 0.98,
      fill: tone === 'dark' ? token('ink') : '#fff',
    }),
    words(note, {
      face: faces.fact,
      x: 62,
      bottom: 436,
      width: 548,
      height: 40,
      maxLines: 1,
      largest: 36,
      smallest: 28,
      leading: 1,
      fill: tone === 'dark' ? token('ink-2') : token('marigold'),
    }),
    logo(60, 470, 72, tone),
  );
}

const border = 18;

/** Around the whole picture, of which nothing is cut off. */
function frameOf(file: IllustrationName): Box {
  const own = illustrationSize(file);
  const width = 500;
  const high = ((width - 2 * border) * own.height) / own.width + 2 * border;
  return { x: 640, y: (height - high) / 2, width, height: high };
}
