import { createElement, type ReactElement } from 'react';
import { findLeakedValues } from '../leaked-values.ts';
import { box } from './elements.ts';
import { fitText, type TextBounds, type TextLayout, type TextStyle } from './fit-text.ts';
import { getFontExtents, hasBengaliLetters, unitsPerEm } from './outlines.ts';

const styles = {
  title: { font: 'title', lineHeight: 0.98, letterSpacing: -0.028 },
  name: { font: 'name', lineHeight: 0.88, letterSpacing: -0.04 },
  fact: { font: 'title', lineHeight: 1.1, letterSpacing: -0.01 },
  label: { font: 'label', lineHeight: 1.1, letterSpacing: 0 },
} satisfies Record<string, TextStyle>;

/** Bengali letters have signs above and below them. */
const bengaliLineHeight = 1.2;

/**
 * Creates a text at the largest font size at which it fits, in lines of about the same length. satori would break the conjuncts
 * of Bengali words apart, so HarfBuzz shapes the words, and satori gets their outlines as a picture.
 *
 * @throws Error when the text doesn't fit at the smallest size, the fonts lack one of its letters, or it holds a value that a
 * template printed by mistake
 */
export function text(
  content: string,
  kind: keyof typeof styles,
  bounds: TextBounds,
  color: string,
): ReactElement {
  if (findLeakedValues(content).length > 0)
    throw new Error(`an Open Graph image contains "${content}"`);
  const { font, letterSpacing, ...style } = styles[kind];
  const lineHeight = hasBengaliLetters(content) ? bengaliLineHeight : style.lineHeight;
  const layout = fitText(content, { font, letterSpacing, lineHeight }, bounds);
  const { fontSize, lines } = layout;
  const { ascender, descender } = getFontExtents(font);
  const lineUnits = lineHeight * unitsPerEm;
  const paths = drawLines(layout, lineUnits, (lineUnits + ascender + descender) / 2);
  const { width } = bounds;
  const height = lines.length * lineHeight * fontSize;
  // Compensates for the first letter's side bearing, so that it aligns with the elements above and below.
  const marginLeft = -0.04 * fontSize;
  // The picture has a margin for what reaches beyond the lines.
  const margin = fontSize / 2;
  return box(
    { position: 'relative', width, height, marginLeft },
    outlines(paths, unitsPerEm / fontSize, color, {
      left: -margin,
      top: -margin,
      width: width + 2 * margin,
      height: height + 2 * margin,
    }),
  );
}

/** Draws lines as SVG paths in `unitsPerEm`, where y points down and the first line starts at (0, 0). */
function drawLines({ lines, space }: TextLayout, lineHeight: number, baseline: number): string[] {
  return lines.flatMap((line, index) => {
    const lineY = baseline + index * lineHeight;
    let nextX = 0;
    return line.flatMap(({ width, glyphs }) => {
      const wordX = nextX;
      nextX += width + space;
      return glyphs.map(
        ({ x, y, path }) =>
          `<path transform="translate(${wordX + x} ${lineY - y}) scale(1 -1)" d="${path}"/>`,
      );
    });
  });
}

/** @param unitsPerPixel the scale of the paths */
function outlines(
  paths: readonly string[],
  unitsPerPixel: number,
  color: string,
  area: { left: number; top: number; width: number; height: number },
): ReactElement {
  const { width, height } = area;
  const viewBox = [area.left, area.top, width, height].map((pixels) => pixels * unitsPerPixel);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox.join(' ')}" fill="${color}">${paths.join('')}</svg>`;
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return createElement('img', { src, width, height, style: { position: 'absolute', ...area } });
}
