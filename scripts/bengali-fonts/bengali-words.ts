import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bengaliFormats } from '#content/formats/bn.ts';

const root = join(import.meta.dirname, '../..');

/** The files with texts of the Bengali edition, and the glossary, which has words that a translator may use next. */
const sources = ['content/**/!(*.test).ts', 'blog/posts/bn/*.md', 'docs/guides/bengali*.md'];

const consonants = [...'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ', 'ড়', 'ঢ়', 'য়'];
const signs = ['', ...'ািীুূৃেৈোৌঁ'];
const singleLetters = [...'অআইঈউঊঋএঐওঔৎংঃ০১২৩৪৫৬৭৮৯।৳', 'র্', 'হৃ'];
const months = Array.from({ length: 12 }, (_, index) =>
  bengaliFormats.month(`2027-${String(index + 1).padStart(2, '0')}`),
);

/**
 * Returns the words in Bengali letters that pages show, each once. A word is the unit in which letters join. Every consonant
 * with every vowel sign is among them, so that a new text needs a new font only for a conjunct that no text has yet.
 */
export function collectBengaliWords(): string[] {
  const texts = sources
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const words = [...texts, ...months].flatMap(
    (text) => text.match(/[\u0964\u0980-\u09ff\u200c\u200d]+/g) ?? [],
  );
  const syllables = consonants.flatMap((consonant) => signs.map((sign) => consonant + sign));
  return [...new Set([...singleLetters, ...syllables, ...words])];
}
