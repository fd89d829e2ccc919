import { describe, expect, test } from 'vitest';
import { encodeQrCode } from '#app/components/ui/qr-code.ts';
import { formats } from '#content/formats/formats.ts';
import { type Language, languages } from '#content/language.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { createSheetView } from './sheet-view.server.ts';

const site = { siteUrl: 'https://opar.example', today: '2026-11-26' };
const createSheet = (query: string, language: Language = 'en') =>
  createSheetView(new URLSearchParams(`view=sheet&${query}`), language, site);

describe.each(opportunities)('$id', ({ id }) => {
  const [english, bengali] = (['en', 'bn'] as const).map((language) =>
    createSheet(`plan=${id}`, language),
  );

  test('has all sections, which agree in both languages', () => {
    for (const sheet of [english, bengali]) {
      expect(sheet?.text).not.toBe('');
      expect(sheet?.costs.text).toMatch(/not confirmed here|নিশ্চিত করা হয়নি/);
      expect(sheet?.answers.every(({ sentences }) => sentences.length > 0)).toBe(true);
    }
    expect(bengali?.facts.length).toBe(english?.facts.length);
    expect(bengali?.plan.days.map(({ tasks }) => tasks.length)).toEqual(
      english?.plan.days.map(({ tasks }) => tasks.length),
    );
  });

  test('nothing is late for the month that it proposes', () => {
    expect(english?.plan.days.map(({ label }) => label)).not.toContain('Now');
  });
});

test('the figures are those of the offer’s record', () => {
  const sheet = createSheet('plan=denmark-livestock-traineeship');
  expect(sheet?.facts.find(({ label }) => label === 'What it pays')?.value).toMatch(/^EUR \d/);
  expect(sheet?.costs.text).toContain('Housing costs EUR 200-250 per month.');
});

test('the days lead to the month of departure in the URL, and what is late is due now', () => {
  const sheet = createSheet('plan=germany-internship&leave=2027-03');
  expect(sheet?.plan.lede).toContain('March 2027');
  expect(sheet?.plan.days[0]?.label).toBe('Now');
  expect(sheet?.plan.days.at(-1)).toEqual({ label: '1 March 2027', tasks: ['Leave'] });
});

test.each([
  [
    '2027-03',
    'en',
    'the day to apply was 31 August 2026. If you have not applied yet, apply today',
  ],
  ['2027-03', 'bn', 'আবেদনের দিন ছিল ৩১ আগস্ট ২০২৬। এখনো আবেদন না করে থাকলে আজই করুন'],
] as const)(
  'for %s (%s) it says that the day to apply has passed, as the planner does',
  (leave, language, text) => {
    const sheet = createSheet(`plan=germany-internship&leave=${leave}`, language);
    expect(sheet?.plan.lede).toContain(text);
  },
);

test('an old paper, whose month has passed, leads to days that are still to come', () => {
  const sheet = createSheet('plan=germany-internship&leave=2026-11');
  expect(sheet?.plan).toEqual(createSheet('plan=germany-internship')?.plan);
  expect(sheet?.next.map(({ to }) => to).join()).not.toContain('2026-11');
});

test.each([
  ['germany-internship', 'Germany'],
  ['virtual-internship', 'Virtual Internship'],
])('%s is genuine if the page of %s says the same', (id, page) => {
  expect(createSheet(`plan=${id}`)?.genuine.sentences[0]).toBe(
    `Type opar.example into a browser yourself, and open “${page}” there: it must say the same.`,
  );
});

test('a document has the day to start with it', () => {
  const [first] = createSheet('plan=germany-internship&leave=2028-09')?.plan.days ?? [];
  expect(first?.tasks).toEqual(['Start: Passport valid at least 2 years']);
  const tasks = createSheet('plan=bahrain-gulf-hospitality')?.plan.days.flatMap((day) => day.tasks);
  expect(tasks).toContain('Your employer applies: Work permit');
  expect(tasks).toContain('Hand in the visa application');
});

test('at home there is no visa, no flight and no place abroad', () => {
  const sheet = createSheet('plan=virtual-internship');
  expect(JSON.stringify(sheet?.plan.days)).not.toContain('visa');
  expect(sheet?.facts.map(({ label }) => label)).not.toContain('Where');
  expect(sheet?.answers[0]?.sentences).toEqual([
    'A person at our office reads your form and answers. No visa is needed.',
  ]);
});

test.each(languages)(
  'the URL of the page is in the QR code and in the message (%s)',
  (language) => {
    const sheet = createSheet('plan=germany-internship&leave=2027-09', language);
    const path = '/global-programs?view=sheet&plan=germany-internship&leave=2027-09';
    expect(sheet?.url).toBe(`https://opar.example${language === 'bn' ? '/bn' : ''}${path}`);
    const message = new URL(sheet?.tools.whatsApp.to ?? '').searchParams.get('text');
    expect(message).toBe(`${sheet?.title}\n${sheet?.url}`);
    const day = formats[language].date(site.today);
    expect(sheet?.asOf).toContain(day);
  },
);

test('another name of an offer shows that offer, and an unknown one nothing', () => {
  expect(createSheet('plan=agriculture-internship')?.heading).toMatch(/^Denmark, /);
  expect(createSheet('plan=mars')).toBeUndefined();
  expect(createSheet('plan=')).toBeUndefined();
});

test('a QR code has a border of four modules, and its finder pattern begins in the corner', () => {
  const { size, path } = encodeQrCode('https://opar.example');
  expect(size).toBe(25 + 2 * 4);
  expect(path).toMatch(/^M4 4h1v1h-1z/);
  expect(path).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
});
