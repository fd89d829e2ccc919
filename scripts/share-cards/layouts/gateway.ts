import { card, height, logo, picture, rectangle, type Svg, token, width } from '../drawing.ts';
import { faces, words } from '../words.ts';

/** The gate to the far shore: the site itself. */
export function gateway({ title }: { title: string }): Svg {
  const ground = token('marigold');
  return card(
    ground,
    picture('og-base', { x: 0, y: 0, width, height }),
    // The mark that the picture has there stands in the logo.
    rectangle({ x: 60, y: 36, width: 300, height: 168 }, ground),
    logo(72, 67, 96, 'dark'),
    words(title, {
      face: faces.title,
      x: 76,
      top: 232,
      width: 540,
      height: 230,
      maxLines: 3,
      largest: 84,
      smallest: 56,
      leading: 0.98,
      fill: token('ink'),
    }),
  );
}
