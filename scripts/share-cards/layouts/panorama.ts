import type { Decoration, Tone } from '#app/content/vocabulary/picture.ts';
import { illustrationSize } from '#app/illustrations/illustrations.ts';
import { card, height, logo, picture, type Svg, token, width } from '../drawing.ts';
import { faces, words } from '../words.ts';

/** A scene as wide as the card, with the title in its sky. */
export function panorama({
  title,
  scene,
  sky,
  tone,
}: {
  title: string;
  scene: Decoration;
  sky: string;
  tone: Tone;
}): Svg {
  const own = illustrationSize(scene.file);
  const high = Math.min(height, (width * own.height) / own.width);
  return card(
    sky,
    picture(scene.file, { x: 0, y: height - high, width, height: high }, scene.focus),
    logo(60, 46, 72, tone === 'dark' ? 'dark' : 'light'),
    words(title, {
      face: faces.name,
      x: 64,
      top: 150,
      width: 1000,
      height: 90,
      maxLines: 1,
      largest: 118,
      smallest: 90,
      leading: 0.96,
      fill: tone === 'dark' ? token('ink') : '#fff',
    }),
  );
}
