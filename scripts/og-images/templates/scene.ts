import type { ReactElement } from 'react';
import { getOgImageFile } from '#app/seo/og-image-file.ts';
import { getIllustrationSize } from '#content/illustrations/illustrations.ts';
import type { Decoration, Tone } from '#content/types/picture.ts';
import { readColorToken } from '../color-token.ts';
import { arch, box, canvas, logo, picture } from '../elements.ts';
import { text } from '../text.ts';

export type Scene = {
  title: string;
  /** One goes from edge to edge, two stand side by side, more stand in arches. */
  pictures: readonly Decoration[];
  /** The title's ground, which a single picture's sky goes on in. */
  ground: string;
  tone: Tone;
  /** What a single picture shows stands in its right half, and the title beside it, not in its sky. */
  isTitleBeside?: true;
};

const { width, height } = getOgImageFile('/');
const margin = 60;

/** A page with an illustration across the whole image. */
export function scene(content: Scene): Promise<ReactElement> {
  return content.pictures.length === 1 ? panorama(content) : row(content);
}

async function panorama({ title, pictures, ground, tone, isTitleBeside }: Scene) {
  const color = tone === 'dark' ? readColorToken('ink') : '#fff';
  const drawn = pictures.map(({ file, focus }) => {
    const own = getIllustrationSize(file);
    const high = Math.min(height, (width * own.height) / own.width);
    return picture(file, { left: 0, bottom: 0, width, height: high }, focus);
  });
  if (isTitleBeside) {
    const room = { width: 550, height: 250, largest: 80, smallest: 56 };
    return canvas(
      ground,
      ...drawn,
      // The picture has a mark of its own here.
      box({
        position: 'absolute',
        left: margin,
        top: 40,
        width: 150,
        height: 160,
        background: ground,
      }),
      box(
        { position: 'absolute', left: margin, top: 226 },
        await text(title, 'title', room, color),
      ),
      logo(margin, 74, 92, tone),
    );
  }
  const room = { width: 810, height: 110, largest: 118, smallest: 90 };
  return canvas(
    ground,
    ...drawn,
    box({ position: 'absolute', left: margin, top: 132 }, await text(title, 'name', room, color)),
    logo(margin, 46, 72, tone),
  );
}

async function row({ title, pictures, ground, tone }: Scene) {
  const top = 214;
  const inArches = pictures.length > 2;
  const [start, gap] = inArches ? [margin, 36] : [0, 0];
  const wide = (width - 2 * start - gap * (pictures.length - 1)) / pictures.length;
  const color = tone === 'dark' ? readColorToken('ink') : '#fff';
  const room = { width: 800, height: 120, largest: 132, smallest: 72 };
  return canvas(
    ground,
    ...pictures.map(({ file, focus }, index) => {
      const left = start + (wide + gap) * index;
      const place = { left, top, width: wide, height: height - top };
      return picture(file, inArches ? arch(left, top, wide, height - top) : place, focus);
    }),
    box(
      { position: 'absolute', left: margin, top: 0, height: top, alignItems: 'center' },
      await text(title, 'name', room, color),
    ),
    logo(width - margin - 72 * 3, 68, 72, tone),
  );
}
