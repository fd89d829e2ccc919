import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { printedBrochures } from '#content/programmes/brochures.ts';
import { type ProgrammeSlug, programmes } from '#content/programmes/programmes.ts';
import { programmePages } from '#content/programmes/records.ts';
import { site } from '#content/site.ts';
import type { ProgrammePage } from '#content/types/programme.ts';
import { fingerprint } from './fingerprint.ts';

/** Figures and words of the specification that a programme's brochure has in addition to the texts of all brochures. */
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

describe.each(programmes)('the brochure of $slug', async ({ slug }) => {
  const content: ProgrammePage = programmePages[slug];
  const { download, cover } = content.brochure;
  const file = readFileSync(join(import.meta.dirname, '../../public', download.path));
  const document = await getDocumentProxy(new Uint8Array(file));

  test(`says what the page says: else run \`npx node scripts/brochure.ts ${slug}\``, () => {
    expect(printedBrochures[slug]?.madeFrom).toBe(fingerprint(slug));
  });

  test('is as large as the page says, and not too large for a phone', () => {
    expect(file.length).toBe(download.bytes);
    expect(file.length).toBeLessThan(250_000);
  });

  test('has a title, a language, tags and bookmarks', async () => {
    const { info } = await document.getMetadata();
    const bookmarks = await document.getOutline();
    expect(info).toMatchObject({
      Title: `${cover.title}: brochure of ${site.name}`,
      Language: 'en-GB',
    });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(bookmarks.map(({ title }) => title)).toEqual([cover.title]);
    expect(bookmarks[0]?.items.map(({ title }) => title)).toContain(content.closing.title);
  });

  test('has the programme’s figures, who can apply, what to hand in and where', async () => {
    const { totalPages, text } = await extractText(document, { mergePages: true });
    const words = text.replaceAll(/\s+/g, ' ');
    expect(totalPages).toBeGreaterThanOrEqual(3);
    expect(totalPages).toBeLessThanOrEqual(4);
    const expected = [
      cover.length,
      content.lede,
      ...content.facts.flatMap(({ value }) => value.split(' ')),
      ...(content.eligibility?.requirements.map(({ value }) => value) ?? []),
      ...(content.documents?.documents.map(({ name }) => name) ?? []),
      ...content.actions.flatMap(({ name, to }) => [name, to.replace(/\?.*/, '')]),
      ...site.offices.flatMap(({ address, phone }) => [address, phone]),
      ...(particular[slug] ?? []),
    ];
    expect(expected.filter((piece) => !words.includes(piece))).toEqual([]);
  });
});
