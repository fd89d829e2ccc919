import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { localisePath } from '#content/language.ts';
import { allViews, sampledViews } from '../helpers/site-map.ts';
import { expect, test } from '../helpers/test.ts';

/** Describes what styles and axe see of an element: its name, its classes, its type, its role and its own attributes. */
function describeElement({ name, attribs }: Element): string {
  const dataNames = Object.keys(attribs).filter((attribute) => attribute.startsWith('data-'));
  const { class: classes = '', type = '', role = '' } = attribs;
  return [name, ...classes.split(/\s+/).toSorted(), type, role, ...dataNames.toSorted()]
    .filter((part) => part !== '')
    .join(' ');
}

for (const language of ['en', 'bn'] as const) {
  test(`no view has an element that the sampled views lack, in ${language}`, async ({
    request,
  }) => {
    const elements = new Map<string, string[]>();
    for (const view of allViews) {
      const response = await request.get(localisePath(view, language));
      expect(response.status(), view).toBe(view === '/nope' ? 404 : 200);
      const document = parseDocument(await response.text()).children;
      elements.set(view, DomUtils.findAll(() => true, document).map(describeElement));
    }
    const sampled = new Set(sampledViews.flatMap((view) => elements.get(view) ?? []));
    for (const [view, descriptions] of elements) {
      const missing = descriptions.filter((description) => !sampled.has(description));
      expect.soft([...new Set(missing)], `${view}: add it to sampledViews`).toEqual([]);
    }
  });
}
