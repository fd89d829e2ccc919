import { marked, type Token } from 'marked';
import { describe, expect, test } from 'vitest';
import { bengaliPostFiles, localPostFiles } from './local-post-files.server.ts';
import { parseLocalPost } from './local-posts.server.ts';

/** Numbers that people dial keep their Latin digits. See "Numbers" in `docs/guides/bengali.md`. */
const dialledNumbers = /\+880|(?<!\d)112(?!\d)/g;

/** A Latin name and the digits in it, such as "IELTS A2". */
const latinNames = /[A-Za-z][A-Za-z0-9]*(?: [A-Za-z0-9]+)*/g;

function collect(markdown: string, read: (token: Token) => string[]): string[] {
  const values: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    values.push(...read(token));
  });
  return values;
}

/** Describes the top-level blocks in their order, with the size of headings, lists and tables, and the text of code. */
function blocks(markdown: string): string[] {
  return marked.lexer(markdown).flatMap((token) => {
    if (token.type === 'space') return [];
    if (token.type === 'heading') return [`heading ${token.depth}`];
    if (token.type === 'list') {
      return [`${token.ordered ? 'numbered' : 'bulleted'} list of ${token.items.length}`];
    }
    if (token.type === 'table') return [`table ${token.header.length} x ${token.rows.length}`];
    if (token.type === 'code') return [`code ${token.text}`];
    return [token.type];
  });
}

const links = (markdown: string) =>
  collect(markdown, (token) => (token.type === 'link' ? [String(token.href)] : [])).sort();

/** The texts that a visitor reads, without addresses and code. */
const prose = (markdown: string) =>
  collect(markdown, (token) =>
    token.type === 'text' && !('tokens' in token && token.tokens) ? [token.text] : [],
  );

/** Returns the numbers in a text, with Latin digits. */
function numbers(text: string): string[] {
  const latin = text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
  return latin.match(/\d+(?:[.,]\d+)*/g) ?? [];
}

test('the Bengali posts are not among the English ones', () => {
  expect(Object.keys(localPostFiles).filter((file) => file.includes('/bn/'))).toEqual([]);
});

describe.each(Object.entries(bengaliPostFiles))('%s', (file, text) => {
  const bengali = parseLocalPost(file, text);
  const englishFile = file.replace('/bn/', '/');
  const englishText = localPostFiles[englishFile];
  if (englishText === undefined) throw new Error(`${file}: ${englishFile} does not exist`);
  const english = parseLocalPost(englishFile, englishText);
  const displayedFields = [bengali.title, bengali.excerpt, bengali.imageDescription];

  test('has the data of its English twin', () => {
    const { date, slug, category, image } = english;
    expect(bengali).toMatchObject({ date, slug, category, image });
    expect(file).toBe(`./posts/bn/${slug}.md`);
    for (const field of displayedFields) expect(field).toMatch(/\p{Script=Bengali}/u);
  });

  test('has the blocks and links of its English twin', () => {
    expect(blocks(bengali.markdown)).toEqual(blocks(english.markdown));
    expect(links(bengali.markdown)).toEqual(links(english.markdown));
  });

  test('has every number of its English twin', () => {
    const bengaliNumbers = numbers([...displayedFields, ...prose(bengali.markdown)].join('\n'));
    const englishNumbers = numbers([english.excerpt, ...prose(english.markdown)].join('\n'));
    expect(englishNumbers.filter((number) => !bengaliNumbers.includes(number))).toEqual([]);
  });

  test('is written as the guide asks', () => {
    expect(text === text.normalize('NFC'), 'NFC').toBe(true);
    const readTexts = [...displayedFields, ...prose(bengali.markdown)].map((part) =>
      part.replace(dialledNumbers, '').replace(latinNames, ''),
    );
    expect(
      readTexts.filter((part) => /\d/.test(part)),
      'Latin digits',
    ).toEqual([]);
    expect(
      readTexts.filter((part) => /["']/.test(part)),
      'straight quotation marks',
    ).toEqual([]);
    expect(
      collect(bengali.markdown, ({ type, raw }) => (type === 'em' ? [raw] : [])),
      'italics',
    ).toEqual([]);
  });
});
