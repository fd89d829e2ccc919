import { describe, expect, test } from 'vitest';
import { encodeQrCode } from '#app/components/ui/qr-code.ts';
import { countryRecords } from '#content/destinations/records.ts';
import { formats } from '#content/formats/formats.ts';
import { type Language, languages } from '#content/language.ts';
import { hotelImmersion } from '#content/programme-pages/hotel-immersion.ts';
import { site as organisation } from '#content/site.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { createSheetPreview } from './sheet-preview.ts';
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
      expect(sheet?.costs.text).toMatch(/not confirmed here|নিশ্চিত করে বলা নেই/);
      expect(sheet?.answers.every(({ sentences }) => sentences.length > 0)).toBe(true);
    }
    expect(bengali?.facts.length).toBe(english?.facts.length);
    expect(bengali?.conditions.sentences.length).toBe(english?.conditions.sentences.length);
    const count = (sheet: typeof english) =>
      [sheet?.documents, sheet?.inclusions].map((section) =>
        section?.lists.map(({ items }) => items.length),
      );
    expect(count(bengali)).toEqual(count(english));
  });
});

test.each([
  [
    'germany-internship',
    [
      'An age of 18-35',
      'Studies from the 2nd year, or a graduation within 12 months',
      'Basic English',
      'A passport valid 12 months (the list of documents asks for 2 years)',
    ],
  ],
  [
    'usa-teacher',
    [
      'An age that is usually 18-35',
      '2 years of experience in teaching',
      'TOEFL 550+, unless waived',
      'A valid certification',
      'A passport valid 12 months (the list of documents asks for 2 years)',
    ],
  ],
  [
    'bahrain-gulf-hospitality',
    ['An age of 21-35', 'A relevant degree', 'English or Arabic', 'A passport valid 12 months'],
  ],
  [
    'pathway-program',
    [
      'Studies from the 2nd year, or a graduation within 12 months (with Grade 12, HSC, A levels or a diploma: ask us)',
      'Basic English',
      'The wish to work while you study',
      'A passport valid 12 months (the list of documents asks for 2 years)',
    ],
  ],
  [
    'student-exchange',
    [
      'A place at a university, as an undergraduate or a graduate (a graduate can go if enrolled again: ask us)',
      'A minimum GPA',
      'Basic English',
      'A valid passport (the list of documents asks for 2 years)',
    ],
  ],
  ['professional-immersion', ['No condition is named.']],
])('%s has all its conditions', (id, sentences) => {
  expect(createSheet(`plan=${id}`)?.conditions.sentences).toEqual(sentences);
});

test.each(opportunities)('$id: the sheet names as many conditions as it has rules', (offer) => {
  const { sentences } = createSheet(`plan=${offer.id}`)?.conditions ?? { sentences: [] };
  expect(sentences).toHaveLength(Math.max(1, offer.rules.length));
  const passports = sentences.filter((sentence) => /passport/i.test(sentence));
  expect(passports).toHaveLength(offer.isAbroad ? 1 : 0);
});

test('the figures are those of the offer’s record', () => {
  const sheet = createSheet('plan=denmark-livestock-traineeship');
  expect(sheet?.facts.find(({ label }) => label === 'What it pays')?.value).toMatch(/^EUR \d/);
  expect(sheet?.costs.text).toContain('Housing costs EUR 200–250 per month.');
});

test.each(['leave=2027-03', 'leave=2026-11', 'compare=usa-teacher'])(
  'an old paper with %s leads to the same page',
  (old) => {
    expect(createSheet(`plan=germany-internship&${old}`)).toEqual(
      createSheet('plan=germany-internship'),
    );
  },
);

test.each([
  ['germany-internship', 'Germany'],
  ['virtual-internship', 'Virtual Internship'],
])('%s is genuine if the page of %s says the same', (id, page) => {
  expect(createSheet(`plan=${id}`)?.genuine.sentences[0]).toBe(
    `Type opar.example into a browser yourself, and open “${page}” there: it must say the same.`,
  );
});

test('the documents are in two lists, in the order of an application', () => {
  const { lists = [] } = createSheet('plan=germany-internship')?.documents ?? {};
  expect(lists.map(({ label }) => label)).toEqual([
    'Before you are accepted',
    'Once you are accepted',
  ]);
  expect(lists[0]?.items).toContain('Motivation letter (you write it in the form)');
  const names = createSheet('plan=bahrain-gulf-hospitality')?.documents.lists.at(-1)?.items;
  expect(names).toContain('Work permit (ask us who applies for it)');
  expect(createSheet('plan=virtual-internship')?.documents.lists).toHaveLength(1);
});

test('what is included and what is not are those of the offer’s page', () => {
  const getLists = (id: string) => createSheet(`plan=${id}`)?.inclusions?.lists;
  const { included, notIncluded } = countryRecords.germany;
  expect(getLists('germany-internship')).toEqual([
    { label: "What's Included", items: included },
    { label: 'Not Included', items: notIncluded },
  ]);
  expect(getLists('medical-internships')?.[1]?.items).toContain('Meals');
  expect(createSheet('plan=hotel-immersion')?.inclusions).toEqual({
    title: "What's Included",
    lists: [{ items: hotelImmersion.en.included.items }],
  });
  expect(getLists('study-abroad')).toBeUndefined();
});

test('a fact that isn’t known has no row, except the stipend', () => {
  for (const { id } of opportunities) {
    for (const { label, value } of createSheet(`plan=${id}`)?.facts ?? []) {
      expect(value, `${id}: ${label}`).not.toBe('');
      if (label !== 'What it pays') expect(value, `${id}: ${label}`).not.toMatch(/ask us|named/i);
    }
  }
  const hotel = createSheet('plan=malta-island-hotel-internship');
  expect(hotel?.facts).toContainEqual({ label: 'What it pays', value: 'Ask us' });
  const studies = createSheet('plan=study-abroad')?.facts.map(({ label }) => label);
  expect(studies).not.toContain('What it pays');
});

test('at home there is no visa, no flight and no place abroad', () => {
  const sheet = createSheet('plan=virtual-internship');
  expect(JSON.stringify(sheet?.documents)).not.toContain('visa');
  expect(sheet?.facts.map(({ label }) => label)).not.toContain('Where');
  expect(sheet?.answers[0]?.sentences).toEqual([
    'A person at our office reads your form and answers. No visa is needed.',
  ]);
});

test.each(languages)(
  'the URL of the page is in the QR code and at the end of the message (%s)',
  (language) => {
    const sheet = createSheet('plan=germany-internship', language);
    const path = '/global-programs?view=sheet&plan=germany-internship';
    expect(sheet?.url).toBe(`https://opar.example${language === 'bn' ? '/bn' : ''}${path}`);
    const message = new URL(sheet?.tools.whatsApp.to ?? '').searchParams.get('text');
    expect(message?.split('\n').at(-1)).toBe(sheet?.url);
    const day = formats[language].date(site.today);
    expect(sheet?.asOf).toContain(day);
  },
);

test('the message is a postcard: pay, length, whom to call, and the address', () => {
  const sheet = createSheet('plan=germany-internship');
  const [pay, stay] = sheet?.facts ?? [];
  const message = new URL(sheet?.tools.whatsApp.to ?? '').searchParams.get('text');
  expect(message?.split('\n')).toEqual([
    'Germany, Internship',
    `What it pays: ${pay?.value} ${pay?.note}`,
    `How long: ${stay?.value}`,
    `Whom to call: ${organisation.en.name}, ${organisation.en.offices[0].phone}`,
    sheet?.url,
  ]);
});

test.each([
  ['malta-island-hotel-internship', '/share/destinations-malta.png'],
  ['usa-teacher', '/share/destinations-usa-usa-teacher.png'],
  ['hotel-immersion', '/share/global-programs-hotel-immersion.png'],
])('the preview of %s has its picture, with its size', (id, path) => {
  const sheet = createSheet(`plan=${id}`);
  if (!sheet) throw new Error(`There is no sheet of ${id}`);
  expect(createSheetPreview(sheet)).toEqual(
    expect.arrayContaining([
      { property: 'og:image', content: `https://opar.example${path}` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
    ]),
  );
});

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
