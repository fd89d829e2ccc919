import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ConfirmedSite, createConfirmedSite, formatItems } from './testing/confirmed-site.ts';

let site: ConfirmedSite;
beforeEach(() => {
  site = createConfirmedSite();
});
afterEach(() => site.remove());

test('a sample is listed with its file and line', async () => {
  site.write(
    'content/events.ts',
    `// sample: true in a comment is no mark.
type Event = { sample?: true };
export const events = [
  { sample: true, title: 'Example event' },
  {
    title: 'Fair',
    note: { text: 'a { and a \\' and draft: true in a text' },
    sample: true,
  },
];
export const rates = { sample: true, inTaka: { EUR: 140 } };
`,
  );
  expect(formatItems(await site.listItems())).toEqual([
    'sample content/events.ts:4 Example event',
    'sample content/events.ts:8 Fair',
    'sample content/events.ts:11 rates',
  ]);
});

test('a draft of a form is for a lawyer, any other one for the client', async () => {
  site.write('content/services.ts', 'export const services: Page = {\n  draft: true,\n};\n');
  site.write(
    'domain/submissions/forms/terms.ts',
    "const text = { draft: true, title: 'Terms' };\n",
  );
  const items = await site.listItems();
  expect(formatItems(items)).toEqual([
    'draft content/services.ts:2 services',
    'draft domain/submissions/forms/terms.ts:1 text',
  ]);
  expect(items.map(({ todo }) => todo)).toEqual([
    'Have the client confirm the texts, and delete `draft: true`',
    'Have a lawyer confirm the texts, and delete `draft: true`',
  ]);
});

test('a page in both languages is one item, with the name of its constant or its first text', async () => {
  site.write(
    'content/page.ts',
    `export const page = inBothLanguages((t) => ({ draft: true, title: t('Page', 'পাতা') }) satisfies Page);
export const events = inBothLanguages((t) => [{ sample: true, title: t('Fair', 'মেলা') }]);
`,
  );
  expect(formatItems(await site.listItems())).toEqual([
    'sample content/page.ts:2 Fair',
    'draft content/page.ts:1 page',
  ]);
});

test('values within texts don’t hide what follows', async () => {
  const source = String.raw`const text = (names: string[]) => 'a #{names.map((name) => '#{name} {').join('}')} \' [b]';
export const page = { draft: true, title: "Page" };
const phone = "+880 0000 000000";
`;
  site.write('content/page.ts', source.replaceAll("'", '`').replaceAll('#{', '$' + '{'));
  expect(formatItems(await site.listItems())).toEqual([
    'placeholder content/page.ts:3 +880 0000 000000',
    'draft content/page.ts:2 page',
  ]);
});

test('a fact is listed once it was checked more than 180 days ago', async () => {
  const fact = (checkedOn: string) =>
    `export const usa = { facts: [{ text: 'A visa costs USD 185.', source: 'https://travel.state.gov', checkedOn: '${checkedOn}' }] };\n`;
  site.write('content/countries/usa.ts', fact('2026-05-26'));
  expect(await site.listItems()).toEqual([]);
  site.write('content/countries/usa.ts', fact('2026-05-25'));
  expect(formatItems(await site.listItems())).toEqual([
    'fact content/countries/usa.ts:1 A visa costs USD 185. (checked on 2026-05-25)',
  ]);
});

test("tests and the marks' types are not searched", async () => {
  site.write('content/events.test.ts', "const event = { sample: true, title: 'Fair' };\n");
  site.write('content/types/types.ts', 'export type Sample = { sample: true };\n');
  expect(await site.listItems()).toEqual([]);
});
