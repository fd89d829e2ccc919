import { searchSubjects } from '#content/search-topics.ts';
import { tokenise } from './normalise-text.ts';
import { stopWords } from './stop-words.ts';

/** The properties of a page's content that hold its headings and the short values beside them. */
const titleKeys = ['title', 'label', 'value', 'name'];
/**
 * Properties that say nothing about a page's subject, and what an English page doesn't show of its requirements: their Bengali
 * texts and their rules.
 */
const skippedKeys = [
  'picture',
  'actions',
  'action',
  'link',
  'links',
  'closing',
  'documents',
  'bengali',
  'judgedBy',
];

/** A title with more words is a sentence, whose words are not picked. */
const maxTitleWords = 2;

/** Collects the headings, labels and list items of a page's content. */
export function collectTitles(content: unknown, isTitle = false): string[] {
  if (typeof content === 'string') return isTitle ? [content] : [];
  if (Array.isArray(content)) return content.flatMap((item) => collectTitles(item, true));
  return Object.entries(content ?? {}).flatMap(([key, value]) =>
    skippedKeys.includes(key) ? [] : collectTitles(value, titleKeys.includes(key)),
  );
}

/** Returns the words of a text, without stop words and without words that consist of digits. */
export function listKeywords(text: string): string[] {
  return tokenise(text).filter((word) => !stopWords.has(word) && /\D/.test(word));
}

const subjectWords = new Set(searchSubjects.flatMap(tokenise));

/**
 * Picks the words of texts that are subjects (content/search-topics.ts), except those that more than a quarter of the pages
 * share. Phones fetch the records, so they hold no whole texts.
 *
 * @param pages the texts of each page
 * @returns the subjects of each page
 */
export function pickSubjects(pages: readonly (readonly string[])[]): string[][] {
  const wordsByPage = pages.map((texts) => {
    const words = texts.flatMap(tokenise).filter((word) => subjectWords.has(word));
    return [...new Set(words)];
  });
  return removeCommonWords(wordsByPage);
}

/** The distinct words of each page's titles, except those that more than a quarter of the pages share. */
export function pickTitleWords(pages: readonly (readonly string[])[]): string[][] {
  return removeCommonWords(
    pages.map((titles) => {
      const words = titles
        .filter((title) => tokenise(title).length <= maxTitleWords)
        .flatMap(listKeywords);
      return [...new Set(words)];
    }),
  );
}

function removeCommonWords(wordsByPage: readonly string[][]): string[][] {
  const counts = new Map<string, number>();
  for (const word of wordsByPage.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const maxPages = wordsByPage.length / 4;
  return wordsByPage.map((words) => words.filter((word) => (counts.get(word) ?? 0) <= maxPages));
}
