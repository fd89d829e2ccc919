import { Blob, Face, Font, shapeWithTrace, Buffer as TextBuffer, TracePhase } from 'harfbuzzjs';

/** A glyph as HarfBuzz serialises it: its id, and its advance in font units. */
type ShapedGlyph = { g: number; ax?: number };

/** The shaping of a word: the ids of all glyphs in any step, and the final advances. */
type Shaping = {
  usedGlyphs: ReadonlySet<number>;
  advances: readonly number[];
  isComplete: boolean;
};

/**
 * Creates a function that shapes words as a browser does: it puts together letters, signs and conjuncts.
 *
 * @param sfnt the bytes of a TrueType font
 */
export function createShaper(sfnt: Uint8Array): (word: string) => Shaping {
  const font = new Font(new Face(new Blob(new Uint8Array(sfnt).buffer)));
  return (word) => {
    const buffer = new TextBuffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    const steps = shapeWithTrace(font, buffer, [], 0, TracePhase.DONT_STOP)
      .filter(({ glyphs }) => glyphs)
      .map(({ t }) => t as ShapedGlyph[]);
    const final = steps.at(-1) ?? [];
    return {
      usedGlyphs: new Set(steps.flatMap((glyphs) => glyphs.map(({ g }) => g))),
      advances: final.map(({ ax = 0 }) => ax),
      isComplete: final.every(({ g }) => g !== 0),
    };
  };
}
