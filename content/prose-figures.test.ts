import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';

/*
 * A figure stands once: prose takes an amount of money, a length of time or an age from the record by `format`, so that nothing
 * still states the old one after a change (docs/content.md).
 */

const numbers =
  '(?:[\\d০-৯]+|\\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen)\\b|দুই|তিন|চার|পাঁচ|ছয়|সাত|আট|নয়|দশ|বারো|আঠারো)';
const typedFigures = [
  // An amount of money.
  /\b(?:EUR|USD|GBP|HKD|NZD|AED|BHD|MYR|CNY|THB|BDT)\s?\d|[\d০-৯]\s(?:ইউরো|মার্কিন ডলার|পাউন্ড|টাকা)/,
  // A length of time.
  new RegExp(`${numbers}\\+?[ -](?:days?|weeks?|months?|years?|দিন|সপ্তাহ|মাস(?!্)|বছর)`, 'i'),
  // An age.
  /\b(?:age|aged|over)\s\d|\d\d or over|\b\d\d-\d\d\b|[০-৯]{2}(?:-| থেকে )[০-৯]{2}|(?:বয়স|অন্তত) [০-৯]/i,
];

/** Finds the figures that are typed in the texts of a source file. An expression in a template is a record's. */
function findTypedFigures(source: string): string[] {
  const found: string[] = [];
  const check = (text: string | null) => {
    // A value such as '2-years' has no space.
    if (text?.includes(' ') && typedFigures.some((pattern) => pattern.test(text))) found.push(text);
  };
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') check(value);
    },
    CallExpression({ callee, arguments: [figure] }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
      if (callee.object.name !== 'format' || figure?.type !== 'Literal') return;
      if (typeof figure.value === 'number') found.push(`format(${figure.value})`);
    },
    TemplateLiteral({ quasis }) {
      check(quasis.map(({ value }) => value.cooked).join('…'));
    },
  }).visit(parseSync('content.ts', source).program);
  return found;
}

const root = import.meta.dirname;
/** The pages that repeat figures of programmes. */
const overviews = '{apply-hub,global-programs*,home*,search-pages,services}';
const files = globSync(`{${overviews},{countries,programme-pages,eligibility}/*}.ts`, {
  cwd: root,
}).filter((file) => !file.endsWith('.test.ts'));

test('there are files to check', () => {
  expect(files.length).toBeGreaterThan(33);
});

test.each(files)('%s types no figure in its prose', (file) => {
  expect(findTypedFigures(readFileSync(join(root, file), 'utf8'))).toEqual([]);
});

test.each([
  "t('For EUR 800 a month', '')",
  "t('', 'মাসে ৮০০ ইউরো')",
  "t('Ten months of paid work', '')",
  "t('', 'দশ মাস ভাতাসহ কাজ')",
  "t('Age 18 or over', '')",
  "t('', 'বয়স ১৮ থেকে ৩৫ বছর')",
  'format.number(18)',
  't(`Valid at least 12 months in ' + '$' + "{country}`, '')",
])('%s types a figure', (source) => {
  expect(findTypedFigures(source)).toHaveLength(1);
});

test.each([
  't(`For $' + "{format.stipend(pay)} a month`, '')",
  "t('J1 Internship, TOEFL 550+', 'A2 স্তর')",
])('%s types none', (source) => {
  expect(findTypedFigures(source)).toEqual([]);
});
