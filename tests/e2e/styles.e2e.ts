import type { ChildNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { allViews } from '../helpers/site-map.ts';
import { expect, test } from '../helpers/test.ts';

/** Classes of what has the look without any of its variants': a mark of what is open, a document that is applied for … */
const plain = ['open', 'after', 'off', 'have', 'words'];

/** The classes that a page's styles speak of: its own, and those of stylesheets that come after its first view. */
async function findStyledClasses(
  document: ChildNode[],
  read: (address: string) => Promise<string>,
) {
  const inPage = DomUtils.getElementsByTagName('style', document).map((style) =>
    DomUtils.textContent(style),
  );
  const late = DomUtils.findAll(
    ({ name, attribs }) =>
      name === 'link' && attribs.rel === 'stylesheet' && !('disabled' in attribs),
    document,
  ).map(({ attribs }) => read(attribs.href ?? ''));
  const css = [...inPage, ...(await Promise.all(late))].join('');
  return new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
}

test('no part of any page is without its styles', async ({ request }) => {
  const read = async (address: string) => (await request.get(address)).text();
  for (const path of allViews) {
    const document = parseDocument(await read(path)).children;
    const styled = await findStyledClasses(document, read);
    const bare = DomUtils.findAll(({ attribs }) => attribs.class !== undefined, document)
      .map(({ attribs }) => (attribs.class ?? '').trim())
      .filter((names) => names !== '' && !plain.includes(names))
      .filter((names) => !names.split(/\s+/).some((name) => styled.has(name)));
    expect.soft([...new Set(bare)], path).toEqual([]);
  }
});
