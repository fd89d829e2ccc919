import type { ChildNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { allViews } from '../helpers/site-map.ts';
import { expect, test } from '../helpers/test.ts';

/**
 * Classes without rules of their own. They mark a default state, for which the rules of the element suffice. `digits` has a
 * rule on Bengali pages only.
 */
const classesWithoutRules = ['now', 'after', 'off', 'have', 'words', 'digits'];

/** Finds the classes in a page's styles: in its inlined styles, and in the stylesheets that are loaded after the first view. */
async function findStyledClasses(document: ChildNode[], read: (path: string) => Promise<string>) {
  const inlined = DomUtils.getElementsByTagName('style', document).map((style) =>
    DomUtils.textContent(style),
  );
  const lateStyles = DomUtils.findAll(
    ({ name, attribs }) =>
      name === 'link' && attribs.rel === 'stylesheet' && !('disabled' in attribs),
    document,
  ).map(({ attribs }) => read(attribs.href ?? ''));
  const css = [...inlined, ...(await Promise.all(lateStyles))].join('');
  return new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
}

test('every element with classes has a rule for at least one of them', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  for (const path of allViews) {
    const document = parseDocument(await read(path)).children;
    const styled = await findStyledClasses(document, read);
    const unstyled = DomUtils.findAll(({ attribs }) => attribs.class !== undefined, document)
      .map(({ attribs }) => (attribs.class ?? '').trim())
      .filter((names) => names !== '' && !classesWithoutRules.includes(names))
      .filter((names) => !names.split(/\s+/).some((name) => styled.has(name)));
    expect.soft([...new Set(unstyled)], path).toEqual([]);
  }
});
