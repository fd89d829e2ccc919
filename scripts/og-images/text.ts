import type { CSSProperties, ReactElement } from 'react';
import satori from 'satori';
import { findLeakedValues } from '../leaked-values.ts';
import { createStaticFont } from '../static-font.ts';
import { box } from './elements.ts';

/** The fonts of the images: those of the site's headings and text. */
export const fonts = await Promise.all(
  (
    [
      ['Anek', 700],
      ['Anek', 800],
      ['Figtree', 600],
    ] as const
  ).map(async ([name, weight]) => ({
    name,
    weight,
    data: await createStaticFont(name, weight, 'sfnt'),
  })),
);

/** Letter spacing is in em. `lineHeight` is a multiple of the font size. */
const styles = {
  title: { fontFamily: 'Anek', fontWeight: 700, lineHeight: 0.98, letterSpacing: '-0.028em' },
  name: { fontFamily: 'Anek', fontWeight: 800, lineHeight: 0.88, letterSpacing: '-0.04em' },
  fact: { fontFamily: 'Anek', fontWeight: 700, lineHeight: 1.1, letterSpacing: '-0.01em' },
  label: { fontFamily: 'Figtree', fontWeight: 600, lineHeight: 1.1 },
} as const;

type TextStyle = (typeof styles)[keyof typeof styles];

/** The space for a text, and its smallest and largest font size, in pixels. */
export type TextBounds = { width: number; height: number; largest: number; smallest: number };

/** The font size, in pixels, at which texts are measured. A text's width is proportional to its font size. */
const referenceFontSize = 100;

/**
 * Lays out a text at the largest font size at which it fits, in lines of about the same length.
 *
 * @throws Error when the text doesn't fit at the smallest size, or holds a value that a template printed by mistake
 */
export async function text(
  content: string,
  kind: keyof typeof styles,
  { width, height, largest, smallest }: TextBounds,
  color: string,
): Promise<ReactElement> {
  if (findLeakedValues(content).length > 0)
    throw new Error(`an Open Graph image contains "${content}"`);
  const style = { ...styles[kind], textWrap: 'balance' } as const;
  const fontSize = await findFittingSize(content, style, { width, height, largest, smallest });
  // Compensates for the first letter's side bearing, so that it aligns with the elements above and below.
  const position = { display: 'block', width, marginLeft: '-0.04em' };
  return box({ ...style, ...position, fontSize, color }, content);
}

/** The factor by which a text may shrink if it then needs one line less. */
const minScaleForFewerLines = 0.8;

async function findFittingSize(
  content: string,
  style: TextStyle,
  bounds: TextBounds,
): Promise<number> {
  const { width, height, largest, smallest } = bounds;
  const words = content.replaceAll(' ', '\n');
  const widestWord = await measureText({ ...style, whiteSpace: 'pre' }, words, { height: 1 });
  const singleLine = await measureText({ ...style, whiteSpace: 'pre' }, content, { height: 1 });
  let best: { fontSize: number; lines: number } | undefined;
  for (let fontSize = largest; fontSize >= smallest; fontSize -= 2) {
    if (best && (best.lines === 1 || fontSize < best.fontSize * minScaleForFewerLines)) break;
    const lineWidth = (width * referenceFontSize) / fontSize;
    const maxLines = Math.min(
      Math.floor(height / (style.lineHeight * fontSize)),
      best ? best.lines - 1 : Number.POSITIVE_INFINITY,
    );
    // Most sizes can be excluded without laying out the text, which is slow.
    if (widestWord.width > lineWidth || singleLine.width > maxLines * lineWidth) continue;
    const measured = await measureText(style, content, { width: lineWidth });
    const lines = Math.round(measured.height / (style.lineHeight * referenceFontSize));
    if (lines <= maxLines) best = { fontSize, lines };
  }
  if (!best) {
    throw new Error(`"${content}" doesn't fit into ${width} × ${height} px at ${smallest} px`);
  }
  return best.fontSize;
}

/** Returns the size of a text at `referenceFontSize`, in pixels. */
async function measureText(
  style: CSSProperties,
  content: string,
  limit: { width: number } | { height: number },
) {
  const element = box({ ...style, display: 'block', fontSize: referenceFontSize }, content);
  const svg = await satori(element, { ...limit, fonts });
  const [, width = '0', height = '0'] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}
