import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Buffer, Font, Face as FontFace, shape, Variation } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';
import type { Measure } from './lines.ts';

/** One of the site's faces at one weight. Sizes are in units of the type size. */
export type Face = {
  measure: Measure;
  /** A line of text as SVG path data, its baseline starting at a place in pixels. */
  outline: (line: string, size: number, x: number, baseline: number) => string;
  /** How high its capitals are. */
  capHeight: number;
};

/** What a font's numbers are multiples of, in this file. */
const unitsPerEm = 2000;

/**
 * Opens a face of the site. Text becomes outlines here, so that a card looks the same on every machine, whatever
 * fonts it has.
 *
 * @param file in app/fonts
 * @param weight within the face's range
 * @param tracking CSS's `letter-spacing`, in em
 */
export async function openFace(file: string, weight: number, tracking = 0): Promise<Face> {
  const compressed = await readFile(join(import.meta.dirname, '../../app/fonts', file));
  const font = new Font(new FontFace(new Blob(await decompress(compressed)), 0));
  font.setScale(unitsPerEm, unitsPerEm);
  font.setVariations([new Variation('wght', weight)]);

  /** Its glyphs with the places where they stand, and how wide it is. */
  function set(line: string) {
    const buffer = new Buffer();
    buffer.addText(line);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    let x = 0;
    const glyphs = buffer.getGlyphInfosAndPositions().map((glyph) => {
      if (glyph.codepoint === 0) throw new Error(`${file} lacks a letter of "${line}"`);
      const at = x + (glyph.xOffset ?? 0);
      x += (glyph.xAdvance ?? 0) + tracking * unitsPerEm;
      return { at, id: glyph.codepoint };
    });
    return { glyphs, width: Math.max(0, x - tracking * unitsPerEm) };
  }

  /** Each line is measured anew for every size and every way to break a text. */
  const widths = new Map<string, number>();
  const capital = font.glyphExtents(font.nominalGlyph(0x48) ?? 0);
  if (!capital) throw new Error(`${file} has no H`);
  return {
    capHeight: capital.yBearing / unitsPerEm,
    measure(text) {
      const width = widths.get(text) ?? set(text).width / unitsPerEm;
      widths.set(text, width);
      return width;
    },
    outline: (line, size, x, baseline) =>
      set(line)
        .glyphs.flatMap(({ at, id }) =>
          font.glyphToJson(id).map(({ type, values }) => {
            const scale = size / unitsPerEm;
            const places = values.map((value, index) =>
              index % 2 === 0 ? x + (at + value) * scale : baseline - value * scale,
            );
            return type + places.map((place) => place.toFixed(1)).join(' ');
          }),
        )
        .join(''),
  };
}
