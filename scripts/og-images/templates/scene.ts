import type { ReactElement } from 'react';
import { getOgImageFile } from '#app/seo/og-image-file.ts';
import { getIllustrationSize } from '#content/illustrations/illustrations.ts';
import type { Decoration, Tone } from '#content/types/picture.ts';
import { readColorToken } from '../color-token.ts';
import { arch, box, canvas, logo, picture } from '../elements.ts';
import { text } from '../text.ts';

export type Scene = {
  title: string;
  /** One picture fills the width, two are side by side, more are in arches. */
  pictures: readonly Decoration[];
  /** The background colour of the title; the same as the sky of a single picture. */
  background: string;
  tone: Tone;
  /** Whether a single picture has its subject in the right half, so that the title is beside it and not above it. */
  isTitleBeside?: true;
};

const { width, height } = getOgImageFile('/');
const margin = 60;

/** The template for pages with illustrations across the width of the image. */
export function scene(content: Scene): ReactElement {
  return content.pictures.length === 1 ? panorama(content) : row(content);
}

function panorama({ title, pictures, background, tone, isTitleBeside }: Scene) {
  const color = tone === 'dark' ? readColorToken('ink') : '#fff';
  const images = pictures.map(({ file, focus }) => {
    const size = getIllustrationSize(file);
    const imageHeight = Math.min(height, (width * size.height) / size.width);
    return picture(file, { left: 0, bottom: 0, width, height: imageHeight }, focus);
  });
  if (isTitleBeside) {
    const bounds = { width: 550, height: 250, largest: 80, smallest: 56 };
    return canvas(
      background,
      ...images,
      // Covers the mark that the picture has here.
      box({
        position: 'absolute',
        left: margin,
        top: 40,
        width: 150,
        height: 160,
        background,
      }),
      box({ position: 'absolute', left: margin, top: 226 }, text(title, 'title', bounds, color)),
      logo(margin, 74, 92, tone),
    );
  }
  const bounds = { width: 810, height: 110, largest: 118, smallest: 90 };
  return canvas(
    background,
    ...images,
    box({ position: 'absolute', left: margin, top: 132 }, text(title, 'name', bounds, color)),
    logo(margin, 46, 72, tone),
  );
}

function row({ title, pictures, background, tone }: Scene) {
  const top = 214;
  const inArches = pictures.length > 2;
  const [start, gap] = inArches ? [margin, 36] : [0, 0];
  const imageWidth = (width - 2 * start - gap * (pictures.length - 1)) / pictures.length;
  const color = tone === 'dark' ? readColorToken('ink') : '#fff';
  const bounds = { width: 800, height: 120, largest: 132, smallest: 72 };
  return canvas(
    background,
    ...pictures.map(({ file, focus }, index) => {
      const left = start + (imageWidth + gap) * index;
      const place = { left, top, width: imageWidth, height: height - top };
      return picture(file, inArches ? arch(left, top, imageWidth, height - top) : place, focus);
    }),
    box(
      { position: 'absolute', left: margin, top: 0, height: top, alignItems: 'center' },
      text(title, 'name', bounds, color),
    ),
    logo(width - margin - 72 * 3, 68, 72, tone),
  );
}
