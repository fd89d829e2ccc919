import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { allPages } from '../helpers/site-map.ts';
import { expect, test } from '../helpers/test.ts';
import { getElements, headingLevel, readPassage } from '../specification/passage.ts';

/** The attributes by which HTML names other files. */
const urlAttributes = ['href', 'src', 'srcset', 'imagesrcset', 'poster', 'action', 'data'] as const;

/** The addresses that an element names: one, several with their widths (`srcset`), or those in its CSS or script. */
function findUrls({ name, attribs, children }: Element): string[] {
  const script = name === 'script' ? DomUtils.textContent(children) : '';
  const inScript = [...script.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, address = '']) => address);
  const css = name === 'style' ? DomUtils.textContent(children) : (attribs.style ?? '');
  const inCss = [...css.matchAll(/url\((["']?)([^)"']+)\1\)/g)].map(
    ([, , address = '']) => address,
  );
  const named = urlAttributes.flatMap((attribute) => {
    const value = attribs[attribute] ?? [];
    if (!attribute.endsWith('srcset') || typeof value !== 'string') return value;
    return value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
  });
  return [...named, ...inCss, ...inScript];
}

/** What a document has an `id` for, in HTML and in SVG. */
const findIds = (source: string) =>
  new Set([...source.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));

test('every address that a page names answers 200, and has the part that the link names', async ({
  request,
  site,
}) => {
  const documents = new Map<string, string>();
  const broken: string[] = [];
  /** Fetches once, and gives the document. */
  async function fetched(address: string, by: string): Promise<string> {
    const known = documents.get(address);
    if (known !== undefined) return known;
    const answer = await request.get(address, { maxRedirects: 0 });
    if (answer.status() !== 200) broken.push(`${address} on ${by} answers ${answer.status()}`);
    const isText = /html|svg/.test(answer.headers()['content-type'] ?? '');
    const source = isText ? await answer.text() : '';
    documents.set(address, source);
    return source;
  }

  const pages = [...allPages];
  for (const page of pages) {
    const html = await fetched(page, 'the list of pages');
    for (const element of DomUtils.findAll(() => true, parseDocument(html).children)) {
      for (const address of findUrls(element)) {
        const { origin, pathname, search, hash } = new URL(address, site.url + page);
        if (origin !== site.url) continue;
        const path = pathname + search;
        // Links may lead to pages that no list has: a category, the next posts.
        if (element.name === 'a' && !pages.includes(path) && !/\.\w+$/.test(pathname)) {
          pages.push(path);
        }
        const target = await fetched(path, page);
        const id = decodeURIComponent(hash.slice(1));
        if (id && !findIds(target).has(id))
          broken.push(`${path} has no #${id}, which ${page} names`);
      }
    }
  }
  expect(broken).toEqual([]);
  const named = [...documents.keys()];
  expect(named.length).toBeGreaterThan(200);
  for (const kind of ['.pdf', '.ics', '.xml', '.svg', '.js', '.woff2']) {
    expect(
      named.some((address) => address.split('?')[0]?.endsWith(kind)),
      kind,
    ).toBe(true);
  }
});

test('every page has one h1, and skips no level of headings', async ({ request }) => {
  const wrong: string[] = [];
  for (const page of allPages) {
    const headings = getElements(
      readPassage(await (await request.get(page)).text(), 'body'),
    ).flatMap((element) => headingLevel(element) ?? []);
    const ones = headings.filter((level) => level === 1).length;
    if (ones !== 1) wrong.push(`${page} has ${ones} h1`);
    headings.forEach((level, index) => {
      const before = headings[index - 1] ?? 0;
      if (level > before + 1)
        wrong.push(`${page}: h${level} after ${before ? `h${before}` : 'none'}`);
    });
  }
  expect(wrong).toEqual([]);
});
