import type { Decoration } from '#app/content/vocabulary/picture.ts';
import { card, height, logo, picture, rectangle, type Svg, token, width } from '../drawing.ts';
import { faces, words } from '../words.ts';

/** The meeting room of /about: its wall carries the title, and its floor goes on below it. */
export function room({ title, scene }: { title: string; scene: Decoration }): Svg {
  const wide = 770;
  const high = wide * 0.75;
  const box = { x: width - wide, y: height - high, width: wide, height: high };
  return card(
    token('river'),
    // As screens/about/meeting.module.css has them.
    rectangle({ x: 0, y: height - wide * 0.18, width, height: 20 }, '#a94a32'),
    rectangle({ x: 0, y: height - wide * 0.168, width, height: 200 }, '#c9674a'),
    picture(scene.file, box),
    words(title, {
      face: faces.name,
      x: 62,
      top: 78,
      width: 400,
      height: 280,
      maxLines: 3,
      largest: 120,
      smallest: 90,
      leading: 0.92,
      fill: '#fff',
    }),
    logo(60, 392, 72, 'light'),
  );
}
