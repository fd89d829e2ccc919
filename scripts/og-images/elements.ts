import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';
import type { IllustrationName } from '#content/illustrations/illustration-names.ts';
import { getIllustrationSize } from '#content/illustrations/illustrations.ts';
import type { Tone } from '#content/types/picture.ts';

/*
 * The elements of the templates. They are functions, since Node can't run JSX. Lengths are pixels of the image.
 */

/** A flex container. satori requires `display` on elements with several children. */
export const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** The root element, which fills the image. */
export const canvas = (background: string, ...children: ReactNode[]): ReactElement =>
  box({ position: 'relative', width: '100%', height: '100%', background }, ...children);

const illustrations = join(import.meta.dirname, '../../public/illustrations');

/**
 * One of the site's illustrations. It covers its box and is cropped.
 *
 * @param focus the part that stays visible, as CSS `object-position` in percent: '62% 50%'
 * @throws Error when there is no such file
 */
export function picture(
  file: IllustrationName,
  style: CSSProperties,
  focus = '50% 50%',
): ReactElement {
  const base64 = readFileSync(join(illustrations, `${file}.svg`)).toString('base64');
  return createElement('img', {
    src: `data:image/svg+xml;base64,${base64}`,
    ...getIllustrationSize(file),
    style: { position: 'absolute', objectFit: 'cover', objectPosition: focus, ...style },
  });
}

/** The style of a box whose top is the arch of the brand's mark. */
export const arch = (left: number, top: number, width: number, height: number): CSSProperties => ({
  left,
  top,
  width,
  height,
  borderTopLeftRadius: width / 2,
  borderTopRightRadius: width / 2,
});

/** The organisation's name beside its mark. */
export function logo(left: number, top: number, height: number, tone: Tone): ReactElement {
  const size = getIllustrationSize('logo');
  const width = (height * size.width) / size.height;
  return picture(tone === 'light' ? 'logo-light' : 'logo', { left, top, width, height });
}
