import type { ReactElement } from 'react';
import { getOgImageFile } from '#app/seo/og-image-file.ts';
import type { Decoration, Tone } from '#content/types/picture.ts';
import { box, canvas, logo, picture } from '../elements.ts';

export type Plain = {
  /** One picture, or two side by side. */
  pictures: readonly Decoration[];
  ground: string;
  tone: Tone;
};

const { width, height } = getOgImageFile('/');
const pictureLeft = 500;
const logoHeight = 126;

/** The template without text: the mark beside the pictures. */
export async function plain({ pictures, ground, tone }: Plain): Promise<ReactElement> {
  const pictureWidth = (width - pictureLeft) / pictures.length;
  return canvas(
    ground,
    ...pictures.map(({ file, focus }, index) =>
      picture(
        file,
        { left: pictureLeft + pictureWidth * index, top: 0, width: pictureWidth, height },
        focus,
      ),
    ),
    box({
      position: 'absolute',
      left: pictureLeft - 3,
      top: 30,
      bottom: 30,
      borderLeft: '6px dashed #fff',
    }),
    logo(60, (height - logoHeight) / 2, logoHeight, tone),
  );
}
