import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { allPages, finderViews } from '../helpers/site-map.ts';
import { expect, test } from '../helpers/test.ts';
import { getElements, headingLevel, readPassage } from '../specification/passage.ts';

/** The HTML attributes with URLs. */
const urlAttributes = ['href', 'src', 'srcset', 'imagesrcset', 'poster', 'action', 'data'] as const;

/** Finds the URLs in an element's attributes (several in a `srcset`), its CSS or its script. */
function findUrls({ name, attribs, children }: Element): string[] {
  const script = name === 'script' ? DomUtils.textContent(children) : '';
  const inScript = [...script.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  const css = name === 'style' ? DomUtils.textContent(children) : (attribs.style ?? '');
  const inCss = [...css.matchAll(/url\((["']?)([^)"']+)\1\)/g)].map(([, , url = '']) => url);
  const inAttributes = urlAttributes.flatMap((attribute) => {
    const value = attribs[attribute] ?? [];
    if (!attribute.endsWith('srcset') || typeof value !== 'string') return value;
    return value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
  });
  return [...inAttributes, ...inCss, ...inScript];
}

test('every URL in a page answers 200, and contains the id in the URL’s fragment', async ({
  site,
}) => {
  const documents = new Map<string, { source: string; ids: Set<string | undefined> }>();
  const broken: string[] = [];
  /** Fetches a path once. @returns the document and its ids; an empty text for files that are neither HTML nor SVG */
  async function fetchOnce(path: string, page: string) {
    const cached = documents.get(path);
    if (cached) return cached;
    const response = await fetch(site.url + path, { redirect: 'manual' });
    if (response.status !== 200) broken.push(`${path} on ${page} answers ${response.status}`);
    const isText = /html|svg/.test(response.headers.get('content-type') ?? '');
    const body = await response.text();
    const source = isText ? body : '';
    const ids = new Set([...source.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    documents.set(path, { source, ids });
    return { source, ids };
  }

  const pages = [...allPages, ...finderViews];
  for (const page of pages) {
    const { source: html } = await fetchOnce(page, 'the list of pages');
    for (const element of DomUtils.findAll(() => true, parseDocument(html).children)) {
      for (const url of findUrls(element)) {
        const { origin, pathname, search, hash } = new URL(url, site.url + page);
        if (origin !== site.url) continue;
        const path = pathname + search;
        // Links may lead to pages that aren't in `allPages`, such as Bengali ones, a category or the next posts. The links of
        // other pages with a query are those of the page without it.
        const isPage = !/\.\w+$/.test(pathname) && (search === '' || pathname.includes('/blog'));
        if (element.name === 'a' && isPage && !pages.includes(path)) {
          pages.push(path);
        }
        const { ids } = await fetchOnce(path, page);
        const id = decodeURIComponent(hash.slice(1));
        if (id && !ids.has(id)) broken.push(`${path} has no #${id}, which ${page} names`);
      }
    }
  }
  expect(broken).toEqual([]);
  const paths = [...documents.keys()];
  expect(paths.length).toBeGreaterThan(200);
  for (const kind of ['.pdf', '.xml', '.svg', '.js', '.woff2']) {
    expect(
      paths.some((path) => path.split('?')[0]?.endsWith(kind)),
      kind,
    ).toBe(true);
  }
});

test('every page has one h1 and skips no heading level', async ({ request }) => {
  const wrong: string[] = [];
  for (const page of allPages) {
    const headings = getElements(
      readPassage(await (await request.get(page)).text(), 'body'),
    ).flatMap((element) => headingLevel(element) ?? []);
    const h1Count = headings.filter((level) => level === 1).length;
    if (h1Count !== 1) wrong.push(`${page} has ${h1Count} h1`);
    headings.forEach((level, index) => {
      const previous = headings[index - 1] ?? 0;
      if (level > previous + 1)
        wrong.push(`${page}: h${level} after ${previous ? `h${previous}` : 'none'}`);
    });
  }
  expect(wrong).toEqual([]);
});
