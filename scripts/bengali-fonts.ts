import { writeFileSync } from 'node:fs';
import {
  convertFont,
  cutLatinFont,
  latinFont,
  linkFont,
  pageFont,
  readWholeFont,
} from './bengali-fonts/bengali-fonts.ts';
import { collectBengaliWords } from './bengali-fonts/bengali-words.ts';
import { cutFont } from './bengali-fonts/cut-font.ts';
import { createGlyphTracer } from './bengali-fonts/shape.ts';

/*
 * Cuts the fonts of Bengali pages and writes them to app/fonts/: the Bengali ones to the letters and conjuncts of the texts. Run
 * it when bengali-fonts.test.ts says that a text needs a glyph which they lack: npx node scripts/bengali-fonts.ts
 */

for (const font of [{ ...pageFont, words: collectBengaliWords() }, linkFont]) {
  /** A letter with a dot has two forms in Unicode. Both are included, since an author may type either. */
  const characters = new Set(
    font.words.flatMap((word) => [...word, ...word.normalize('NFC'), ...word.normalize('NFD')]),
  );
  const whole = await readWholeFont(font);
  const traceGlyphs = createGlyphTracer(whole);
  const glyphs = new Set(font.words.flatMap((word) => [...traceGlyphs(word)]));
  const bytes = await convertFont(await cutFont(whole, { characters, glyphs }), 'woff2');
  writeFileSync(font.file, bytes);
  console.log(`${font.file}: ${glyphs.size} glyphs, ${bytes.length} bytes`);
}
const latin = await cutLatinFont();
writeFileSync(latinFont.file, latin);
console.log(`${latinFont.file}: ${latin.length} bytes`);
