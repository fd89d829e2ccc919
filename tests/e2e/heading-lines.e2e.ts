import type { Page } from '@playwright/test';
import { localisePath } from '#content/language.ts';
import { groupPaths } from '../helpers/group-paths.ts';
import { embeddedPages, finderViews, posts } from '../helpers/site-map.ts';
import { expect, test } from '../helpers/test.ts';
import { routes } from '../specification/routes.ts';

/** Countries with names of one word and of several, in one and in several lines. The pages of the others are alike. */
const countries = [
  'usa',
  'germany',
  'united-kingdom',
  'czech-republic',
  'uae',
  'greece',
  'croatia',
];

/** Every kind of page. */
const pages = [
  ...routes.filter((path) => !path.startsWith('/destinations/')),
  ...countries.map((country) => `/destinations/${country}`),
  ...posts,
  ...embeddedPages,
  ...finderViews,
  '/global-programs?q=visa',
  '/global-programs?view=sheet&plan=germany-internship',
];

/**
 * Runs in the page. Measures the lines of each visible text that the selector matches. A part that is its own block, such as a
 * label above the text of a heading, is a text by itself.
 *
 * @returns the words of each line, and the line's width in CSS pixels
 */
function measureLines(selector: string) {
  type Word = { text: string; rect: DOMRect };
  const isBlock = (element: Element) => !/inline|contents/.test(getComputedStyle(element).display);
  const words = new Map<Element, Word[]>();
  const breaks: string[] = [];
  for (const text of document.querySelectorAll(selector)) {
    if (!text.checkVisibility({ visibilityProperty: true }) || text.closest('.visually-hidden')) {
      continue;
    }
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let block = node.parentElement ?? text;
      while (block !== text && !isBlock(block)) block = block.parentElement ?? text;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (rects.length > 1) breaks.push(word);
        for (const rect of rects)
          words.set(block, [...(words.get(block) ?? []), { text: word, rect }]);
      }
    }
  }
  const texts = [...words.values()].map((all) => {
    const lines: Word[][] = [];
    for (const word of all) {
      const line = lines.at(-1);
      // Words of one line may differ in size, so that their boxes begin at different heights.
      if (line?.[0] && word.rect.top < line[0].rect.bottom - line[0].rect.height / 2)
        line.push(word);
      else lines.push([word]);
    }
    return lines.map((line) => ({
      words: line.map(({ text }) => text),
      width:
        Math.max(...line.map(({ rect }) => rect.right)) -
        Math.min(...line.map(({ rect }) => rect.left)),
    }));
  });
  return { texts, breaks };
}

type Line = ReturnType<typeof measureLines>['texts'][number][number];

const write = (lines: readonly Line[]) => lines.map(({ words }) => words.join(' ')).join(' / ');

/**
 * Whether a line has a single word that is shorter than half of the widest line. A longer word fills its line as well as
 * several would; a title of two long words has no other break.
 */
function hasLoneWord(lines: readonly Line[]): boolean {
  const widest = Math.max(...lines.map(({ width }) => width));
  return lines.some(
    ({ words, width }) => words.length === 1 && Math.round((100 * width) / widest) < 50,
  );
}

/** Finds headings in which a browser with a dictionary may divide words; the browser of the tests has none. */
const findHyphenated = () =>
  [...document.querySelectorAll('h1, h2, h3, h4')]
    .filter((heading) => getComputedStyle(heading).hyphens === 'auto')
    .map(({ textContent }) => `hyphens: ${textContent}`);

/** Finds headings with a lone or a broken word, facts with a broken word, and leads that end with a lone word. */
async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const headings = await page.evaluate(measureLines, 'h1, h2, h3, h4');
  const leads = await page.evaluate(measureLines, 'p.lead');
  const facts = await page.evaluate(measureLines, 'dd');
  return [
    ...headings.texts.filter(hasLoneWord).map(write),
    ...headings.breaks.map((word) => `broken: ${word}`),
    // A fact may be divided after a hyphen between words: "Life-Changing" is as wide as its column.
    ...facts.breaks.filter((word) => !/\p{L}-\p{L}/u.test(word)).map((word) => `broken: ${word}`),
    ...(await page.evaluate(findHyphenated)),
    ...leads.texts
      .filter((lines) => lines.length > 1 && lines.at(-1)?.words.length === 1)
      .map((lines) => `lead: … ${write(lines.slice(-2))}`),
  ];
}

async function checkPages(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findFaults(page), `${path} at ${width} px`).toEqual([]);
    }
  }
}

for (const language of ['en', 'bn'] as const) {
  for (const group of groupPaths(pages.map((path) => localisePath(path, language)))) {
    test(`no line of a heading has a single short word, and no word of a fact is broken: ${group.join(', ')}`, async ({
      page,
    }) => {
      await checkPages(page, group);
    });
  }
}

test.describe('a page that does not exist', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('no line of its heading has a single short word', async ({ page }) => {
    await checkPages(page, ['/nope', '/bn/nope']);
  });
});
