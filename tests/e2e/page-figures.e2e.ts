import { Parser } from 'htmlparser2';
import { currencyNames } from '#content/currencies.ts';
import { destinations } from '#content/destinations/destinations.ts';
import { countryRecords } from '#content/destinations/records.ts';
import { usualStay } from '#content/destinations/usual.ts';
import { longPassportYears, newGraduateMonths } from '#content/eligibility/visitor-facts.ts';
import { toLatinDigits } from '#content/formats/bengali-digits.ts';
import { languages, localisePath } from '#content/language.ts';
import { type ProgrammeSlug, programmes } from '#content/programmes/programmes.ts';
import { expect, test } from '../helpers/test.ts';

/*
 * Each amount of money, length of time and age on the page of a country or a programme is a figure of its record. Amounts in
 * taka are computed, and not compared.
 */

const hidden = ['select', 'script', 'style', 'svg'];

/** Returns the text of `main`, without lists of options. */
function readMain(html: string): string {
  const texts: string[] = [];
  const open: string[] = [];
  const parser = new Parser({
    onopentag: (name) => void open.push(name),
    onclosetag: (name) => void open.splice(open.lastIndexOf(name)),
    ontext(text) {
      if (open.includes('main') && !open.some((name) => hidden.includes(name))) texts.push(text);
    },
  });
  parser.end(html);
  return texts.join(' ').replace(/\s+/g, ' ');
}

const number = '(\\d[\\d,]*(?:\\.\\d+)?)';
const range = `${number}\\+?(?:\\s?(?:[–-]|to|or|থেকে|বা)\\s?${number}\\+?)?`;
const units = { day: 'দিন', week: 'সপ্তাহ', month: 'মাস', year: 'বছর' };

/** Each kind of figure, and where its number or its range stands. Ages come first, because theirs are years, too. */
const patterns = [
  [
    'age',
    new RegExp(`(?:\\b[Aa]ged?(?: usually)?|বয়স(?: সাধারণত| অন্তত)?) ${range}(?: বছর)?`, 'g'),
  ] as const,
  ...Object.entries(currencyNames).flatMap(([code, { bn: bengali }]) => [
    [code, new RegExp(`\\b${code}\\s${range}`, 'g')] as const,
    [code, new RegExp(`${range}\\s${bengali}`, 'g')] as const,
  ]),
  ...Object.entries(units).map(
    ([unit, bengali]) =>
      [unit, new RegExp(`${range}[\\s-](?:${unit}s?\\b|${bengali}(?!্))`, 'g')] as const,
  ),
];

/** Lists the figures of a text: 'EUR 800', 'month 6', 'age 18'. */
function listFigures(text: string): string[] {
  let rest = toLatinDigits(text).replace(/সাড়ে (\d+)/g, '$1.5');
  const figures = patterns.flatMap(([kind, pattern]) => {
    const matches = [...rest.matchAll(pattern)];
    rest = rest.replace(pattern, ' ');
    return matches.flatMap(([, ...numbers]) =>
      numbers
        .filter((each) => each !== undefined)
        .map((each) => `${kind} ${Number(each.replaceAll(',', ''))}`),
    );
  });
  return [...new Set(figures)];
}

/** Lists the figures of all stipends, costs, durations and rules in a record. A year is 12 months. */
function listRecordFigures(record: unknown): string[] {
  if (typeof record !== 'object' || record === null) return [];
  const nested = Object.values(record).flatMap(listRecordFigures);
  const { currency, unit, fromUnit, kind, from, to, choices, months } = record as Record<
    string,
    unknown
  >;
  const create = (name: unknown, ...figures: unknown[]) =>
    figures.filter((each) => typeof each === 'number').map((each) => `${name} ${each}`);
  if (typeof currency === 'string') return [...nested, ...create(currency, from, to)];
  if (kind === 'age') return [...nested, ...create('age', from, to)];
  if (kind === 'passport') return [...nested, ...createLengths('months', [months])];
  if (typeof unit !== 'string') return nested;
  const lengths = Array.isArray(choices) ? choices : [to];
  return [...nested, ...createLengths(fromUnit ?? unit, [from]), ...createLengths(unit, lengths)];
}

const createLengths = (unit: unknown, lengths: readonly unknown[]) =>
  lengths.flatMap((length) => {
    if (typeof length !== 'number') return [];
    const name = String(unit).replace(/s$/, '');
    const own = `${name} ${length}`;
    if (name === 'month') return [own, `year ${length / 12}`];
    return name === 'year' ? [own, `month ${length * 12}`] : [own];
  });

const general = [
  usualStay,
  { choices: [longPassportYears], unit: 'years' },
  { choices: [newGraduateMonths], unit: 'months' },
];

/** Imports the file of a page, whose other exports have figures of its prose. */
const importContent = (path: string): Promise<unknown> => {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  return path.startsWith('/destinations/')
    ? import(`../../content/countries/${slug}.ts`)
    : import(`../../content/programme-pages/${slug}.ts`);
};

/** The programmes that a page is about, beside its own record. */
function listProgrammes(path: string): readonly ProgrammeSlug[] {
  const country = destinations.find(({ slug }) => path === `/destinations/${slug}`);
  if (!country) return path.endsWith('/study-abroad') ? ['pathway-program'] : [];
  return countryRecords[country.slug].placements.map(
    ({ programme = 'international-internship' }) => programme,
  );
}

const paths = [
  ...destinations.map(({ slug }) => `/destinations/${slug}`),
  ...programmes.map(({ path }) => path),
];

for (const language of languages) {
  test(`every figure of a country or a programme is one of its record (${language})`, async ({
    request,
  }) => {
    let count = 0;
    for (const path of paths) {
      const html = await (await request.get(localisePath(path, language))).text();
      const figures = listFigures(readMain(html));
      count += figures.length;
      const contents = [path, ...listProgrammes(path)].map(importContent);
      const known = listRecordFigures([general, ...(await Promise.all(contents))]);
      expect
        .soft(
          figures.filter((each) => !known.includes(each)),
          path,
        )
        .toEqual([]);
    }
    expect(count).toBeGreaterThan(150);
  });
}
