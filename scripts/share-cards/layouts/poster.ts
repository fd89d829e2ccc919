import type { Region } from '#app/content/vocabulary/country.ts';
import type { IllustrationName } from '#app/illustrations/illustrations.ts';
import { card, disc, height, logo, print, rectangle, type Svg, token, width } from '../drawing.ts';
import { faces, words } from '../words.ts';

/** A country's poster on its nail, before the wall and wainscot of its region. */
export function poster({
  name,
  facts,
  file,
  region,
}: {
  name: string;
  facts: readonly string[];
  file: IllustrationName;
  region: Region;
}): Svg {
  const frame = { x: 738, y: 62, width: 390, height: 487.5 };
  const [left, middle, right] = [frame.x + 24, frame.x + frame.width / 2, frame.x + 366];
  const fact = {
    face: faces.fact,
    x: 62,
    width: 620,
    height: 48,
    maxLines: 1,
    largest: 52,
    smallest: 32,
    leading: 1.2,
    fill: token('ink'),
  };
  return card(
    token('tint', region),
    rectangle({ x: 0, y: 478, width, height: height - 478 }, token('plate', region)),
    `<path fill="none" stroke="${token('ink')}" stroke-width="4.5" d="M${left} 66L${middle} 15 ${right} 66"/>`,
    disc(middle, 15, 11, token('sindoor-dark')),
    print(file, frame),
    words(name, {
      face: faces.name,
      x: 62,
      top: 76,
      width: 640,
      height: 216,
      maxLines: 2,
      largest: 172,
      smallest: 92,
      leading: 0.86,
      fill: token('ink'),
    }),
    ...facts.map((line, index) => {
      const bottom = 436 - 60 * (facts.length - 1 - index);
      return words(line, { ...fact, bottom });
    }),
    logo(60, 514, 80, 'light'),
  );
}
