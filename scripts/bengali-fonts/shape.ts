import {
  Blob,
  Face,
  Feature,
  Font,
  shape,
  shapeWithTrace,
  Buffer as TextBuffer,
  TracePhase,
} from 'harfbuzzjs';

/** The shaping of a word: the advances of its glyphs in font units, and whether the font has all of them. */
type Shaping = { advances: readonly number[]; isComplete: boolean };

/**
 * The features that our Bengali fonts don't have. They move pairs of letters by at most 0.02 em, and are a tenth of the file.
 */
export const omittedFeatures = ['dist', 'kern'];

/**
 * Creates a font for HarfBuzz.
 *
 * @param sfnt the bytes of a TrueType font
 */
export const createFont = (sfnt: Uint8Array): Font =>
  new Font(new Face(new Blob(new Uint8Array(sfnt).buffer)));

/** Creates a buffer for HarfBuzz from a text in one script. */
export function createBuffer(word: string): TextBuffer {
  const buffer = new TextBuffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  return buffer;
}

/**
 * Creates a function that shapes words as a browser does: it puts together letters, signs and conjuncts. The features that our
 * fonts don't have are off.
 *
 * @param sfnt the bytes of a TrueType font
 */
export function createShaper(sfnt: Uint8Array): (word: string) => Shaping {
  const font = createFont(sfnt);
  return (word) => {
    const buffer = createBuffer(word);
    shape(
      font,
      buffer,
      omittedFeatures.map((tag) => new Feature(tag, 0)),
    );
    const glyphs = buffer.getGlyphInfosAndPositions();
    return {
      advances: glyphs.map(({ xAdvance = 0 }) => xAdvance),
      isComplete: glyphs.every(({ codepoint }) => codepoint !== 0),
    };
  };
}

/**
 * Creates a function that returns the ids of all glyphs that the shaping of a word uses in any of its steps. It takes many
 * times as long as the shaping alone.
 *
 * @param sfnt the bytes of a TrueType font
 */
export function createGlyphTracer(sfnt: Uint8Array): (word: string) => ReadonlySet<number> {
  const font = createFont(sfnt);
  return (word) => {
    const steps = shapeWithTrace(font, createBuffer(word), [], 0, TracePhase.DONT_STOP);
    // A glyph as HarfBuzz serialises it: `g` is its id.
    const glyphs = steps.filter((step) => step.glyphs).flatMap(({ t }) => t as { g: number }[]);
    return new Set(glyphs.map(({ g }) => g));
  };
}
