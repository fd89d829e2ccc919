import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { stripRules } from '#content/eligibility/displayed-eligibility.ts';
import { localisePath } from '#content/language.ts';
import { localisedSite } from '#content/localised-site.ts';
import { getBrochureLanguages, printedBrochures } from '#content/programmes/brochures.ts';
import { type ProgrammeSlug, programmes } from '#content/programmes/programmes.ts';
import { localisedProgrammePages } from '#content/programmes/records.ts';
import { sharedTexts } from '#content/programmes/shared-texts.ts';
import { latinWords } from '#tests/helpers/latin-words.ts';
import { brochureHtml } from './brochure-html.ts';
import { fingerprint } from './fingerprint.ts';

const brochures = programmes.flatMap(({ slug }) =>
  getBrochureLanguages(slug).map((language) => ({ slug, language })),
);

/** Figures and words of the specification that a programme's English brochure has in addition to the texts of all brochures. */
const particular: Partial<Record<ProgrammeSlug, string[]>> = {
  'study-abroad': ['50+', 'Onward support', '6 months to 2 years'],
  'virtual-internship': ['4,000+', '70+', '10, 20 or 30 per week', 'Supply chain'],
  'international-internship': ['20+ countries', 'No IELTS', 'Travel & Tourism', 'Post-internship'],
  'agriculture-internship': ['1,600-2,130', '200-250', '5 weeks', 'IELTS A2', 'Local commuting'],
  'medical-internships': ['Greece', 'Tanzania', '18 or over', 'Certificate of completion'],
  'pathway-program': ['50%', 'Foundation program', 'Social Science'],
  'student-exchange': ['Minimum GPA', 'Language Immersion', 'Come home'],
  'professional-immersion': ['Seminars + Site Visits', 'Front Office', 'Career changers'],
  'hotel-immersion': ['Sales & Marketing', 'Grade 12', 'Bachelor’s', '8-10 days'],
};

describe.each(brochures)('the brochure of $slug, $language', async ({ slug, language }) => {
  const content = localisedProgrammePages[language][slug];
  const site = localisedSite[language];
  const { download, cover } = content.brochure;
  const file = readFileSync(join(import.meta.dirname, '../../public', download.path));
  const document = await getDocumentProxy(new Uint8Array(file));

  test(`says what the page says: else run \`npx node scripts/brochure.ts ${slug}\``, () => {
    expect(printedBrochures[language][slug]?.madeFrom).toBe(fingerprint(slug, language));
  });

  test('is as large as the page says, and not too large for a phone', () => {
    expect(file.length).toBe(download.bytes);
    expect(file.length).toBeLessThan(250_000);
  });

  test('has a title, a language, tags and bookmarks', async () => {
    const { info } = await document.getMetadata();
    const bookmarks = await document.getOutline();
    expect(info).toMatchObject({
      Title: sharedTexts[language].brochure.documentTitle(cover.title, site.name),
      Language: { en: 'en-GB', bn: 'bn' }[language],
    });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(bookmarks.map(({ title }) => title)).toEqual([cover.title]);
    expect(bookmarks[0]?.items.map(({ title }) => title)).toContain(content.closing.title);
  });

  test('has the programme’s figures, who can apply, what to hand in and where', async () => {
    const { totalPages, text } = await extractText(document, { mergePages: true });
    // pdf.js can't read conjuncts, so the Bengali texts are looked for in the HTML of the brochure.
    const markup = brochureHtml(slug, language).replaceAll(/<style>.*<\/style>|<[^>]+>/gs, '');
    const words = (language === 'bn' ? markup : text).replaceAll(/\s+/g, ' ');
    expect(totalPages).toBeGreaterThanOrEqual(3);
    expect(totalPages).toBeLessThanOrEqual(4);
    const expected = [
      cover.length,
      content.lede,
      ...content.facts.flatMap(({ value }) => value.split(' ')),
      ...(content.eligibility
        ? stripRules(content.eligibility, language).requirements.map(({ value }) => value)
        : []),
      ...(content.documents?.documents.map(({ name }) => name) ?? []),
      ...content.actions.flatMap(({ name, to }) => [
        name,
        localisePath(to, language).replace(/\?.*/, ''),
      ]),
      ...site.offices.flatMap(({ address, phone }) => [address, phone]),
      ...((language === 'en' && particular[slug]) || []),
    ];
    expect(expected.filter((piece) => !words.includes(piece))).toEqual([]);
  });
});

describe('the Bengali brochure', () => {
  const slug = 'international-internship';

  test('has no other fonts than ours, so no sign is missing in them', () => {
    const { path } = localisedProgrammePages.bn[slug].brochure.download;
    const file = readFileSync(join(import.meta.dirname, '../../public', path), 'latin1');
    const fonts = [...file.matchAll(/\/FontName \/[A-Z]+\+([A-Za-z]+)/g)].map(([, name]) => name);
    expect(new Set(fonts)).toEqual(
      new Set(['AnekBanglaMedium', 'AnekLatin', 'NotoSansBengali', 'Figtree']),
    );
  });

  test('has no English words and digits but in names, addresses and phone numbers', () => {
    const { email, offices } = localisedSite.bn;
    const markup = brochureHtml(slug, 'bn').replaceAll(/<style>.*<\/style>|<[^>]+>/gs, '');
    const allowed = [email, ...offices.map(({ phone }) => phone), /\bexample\.org\/\S+/g];
    const rest = [...allowed, ...latinWords].reduce<string>(
      (text, word) => text.replaceAll(word, ''),
      markup,
    );
    expect(rest.match(/[A-Za-z\d]+/g)).toBeNull();
  });
});
