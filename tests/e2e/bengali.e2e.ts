import { type AnyNode, hasChildren, isTag, isText } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { isPagePath, localisePath } from '#content/language.ts';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { groupPaths } from '../helpers/group-paths.ts';
import { latinWords } from '../helpers/latin-words.ts';
import { posts, sampledViews } from '../helpers/site-map.ts';
import { expect, test } from '../helpers/test.ts';
import { countries, routes } from '../specification/routes.ts';

const unreadElements = new Set(['script', 'style', 'template', 'code', 'kbd']);

/** Reads the texts of nodes, and of attributes that are read aloud. A text in an element of another language is left out. */
function readTexts(nodes: readonly AnyNode[]): string[] {
  return nodes
    .flatMap((node) => {
      if (isText(node)) return [node.data];
      if (!hasChildren(node)) return [];
      if (!isTag(node)) return readTexts(node.children);
      if (unreadElements.has(node.name) || node.attribs.lang === 'en') return [];
      const { alt = '', 'aria-label': label = '', placeholder = '', title = '' } = node.attribs;
      return [alt, label, placeholder, title, ...readTexts(node.children)];
    })
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

const removeLatinWords = (text: string) =>
  latinWords.reduce((rest, word) => rest.replaceAll(word, ''), text);

const translatedPaths = [...routes, ...posts.slice(0, 2)];

test('every page is in Bengali, and leads on to Bengali pages', async ({ request }) => {
  for (const path of translatedPaths.map((english) => localisePath(english, 'bn'))) {
    const check = expect.configure({ soft: true, message: path });
    const response = await request.get(path);
    check(response.status()).toBe(200);
    const page = parseDocument(await response.text()).children;
    const [html] = DomUtils.getElementsByTagName('html', page);
    check(html?.attribs.lang).toBe('bn');

    const texts = readTexts(page);
    check(texts.length).toBeGreaterThan(50);
    check(texts.filter((text) => /[a-z]/i.test(removeLatinWords(text)))).toEqual([]);
    // Phone numbers and references keep Latin digits, because visitors dial and copy them. They begin with a plus or a
    // letter.
    check(
      texts.filter((text) => /\d/.test(removeLatinWords(text).replace(/\+[\d ]+/, ''))),
    ).toEqual([]);

    const links = DomUtils.getElementsByTagName('a', page)
      .map(({ attribs }) => attribs)
      // The language switch leads to an English page.
      .filter(
        ({ href, ...others }) => href?.startsWith('/') && !('data-language-switch' in others),
      );
    check(links.length).toBeGreaterThan(20);
    const wrongLinks = links.filter(({ href = '', hreflang }) => {
      const isBengali = href.startsWith('/bn/') || href === '/bn';
      return isBengali !== isPagePath(href) || (isBengali && hreflang !== undefined);
    });
    check(wrongLinks).toEqual([]);
  }
});

for (const group of groupPaths(sampledViews.filter((view) => translatedPaths.includes(view)))) {
  test(`accessible, and no wider than a phone, in Bengali: ${group.join(', ')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of group) {
      await page.goto(localisePath(path, 'bn'));
      expect.soft(await findAccessibilityViolations(page), path).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, path).toBeLessThanOrEqual(320);
    }
  });
}

test('no name of a country breaks within a word, nor makes its page wider than the window', async ({
  page,
  request,
}) => {
  for (const language of ['en', 'bn'] as const) {
    // The pages differ in the name and its size alone, so that one of them can show all names.
    const headings = [];
    for (const slug of [...Object.keys(countries), 'ireland']) {
      const response = await request.get(localisePath(`/destinations/${slug}`, language));
      const [heading] = DomUtils.getElementsByTagName(
        'h1',
        parseDocument(await response.text()).children,
      );
      if (!heading) throw new Error(`The page of ${slug} has no heading`);
      headings.push({ name: DomUtils.textContent(heading), style: heading.attribs.style ?? '' });
    }
    await page.goto(localisePath('/destinations/usa', language));
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await page
        .getByRole('heading', { level: 1 })
        .evaluate((element: HTMLElement, all) => {
          const isBroken = ({ name, style }: (typeof all)[number]) => {
            element.textContent = name;
            element.style.cssText = style;
            const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
            const lines = Math.round(element.clientHeight / lineHeight);
            return (
              lines > name.split(' ').length || document.documentElement.scrollWidth > innerWidth
            );
          };
          return all.filter(isBroken).map(({ name }) => name);
        }, headings);
      expect(broken, `${language} at ${width} px`).toEqual([]);
    }
  }
});

test('search engines and English pages lead to it', async ({ page, request }) => {
  await page.goto('/bn/services');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/bn/services');
  await page.goto('/services');
  await expect(page.locator('link[hreflang=bn]')).toHaveAttribute('href', /\/bn\/services$/);
  await expect(page.getByRole('banner').locator('a[href="/bn/services"]')).not.toHaveCount(0);
});

test.describe('an address without a Bengali page', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('answers 404 in Bengali', async ({ page }) => {
    for (const path of ['/bn/no-such-page', '/bn/destinations/atlantis']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('এই যা! পাতাটি পাওয়া যায়নি');
    }
  });
});
