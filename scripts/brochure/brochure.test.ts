import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { stripRules } from '#content/eligibility/displayed-eligibility.ts';
import { type Language, languages, localisePath } from '#content/language.ts';
import { internationalInternship } from '#content/programme-pages/international-internship.ts';
import { printedBrochures } from '#content/programmes/brochure.ts';
import { sharedTexts } from '#content/programmes/shared-texts.ts';
import { site } from '#content/site.ts';
import { latinWords } from '#tests/helpers/latin-words.ts';
import { brochureHtml } from './brochure-html.ts';
import { fingerprint } from './fingerprint.ts';

/** Figures and words of the specification that the English brochure has in addition to the texts of both. */
const particular = ['20+ countries', 'No IELTS', 'Travel & Tourism', 'Post-internship'];

/** The text of the brochure's HTML without markup. */
const readMarkup = (language: Language) =>
  brochureHtml(language).replaceAll(/<style>.*<\/style>|<[^>]+>/gs, '');

const readFile = (language: Language) =>
  readFileSync(
    join(
      import.meta.dirname,
      '../../public',
      internationalInternship[language].brochure.download.path,
    ),
  );

describe.each(languages)('the brochure, %s', async (language) => {
  const content = internationalInternship[language];
  const organisation = site[language];
  const file = readFile(language);
  const document = await getDocumentProxy(new Uint8Array(file));

  test('says what the page says: else run `npx node scripts/brochure.ts`', () => {
    expect(printedBrochures[language].madeFrom).toBe(fingerprint(language));
  });

  test('is as large as the page says, and not too large for a phone', () => {
    expect(file.length).toBe(content.brochure.download.bytes);
    expect(file.length).toBeLessThan(250_000);
  });

  test('has a title, a language, tags and bookmarks', async () => {
    const { info } = await document.getMetadata();
    const bookmarks = await document.getOutline();
    expect(info).toMatchObject({
      Title: sharedTexts[language].brochure.documentTitle(content.name, organisation.name),
      Language: { en: 'en-GB', bn: 'bn' }[language],
    });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(bookmarks.map(({ title }) => title)).toEqual([content.name]);
    expect(bookmarks[0]?.items.map(({ title }) => title)).toContain(content.closing.title);
  });

  test('has the programme’s figures, who can apply, what to hand in and where', async () => {
    const { totalPages, text } = await extractText(document, { mergePages: true });
    // pdf.js can't read conjuncts, so the Bengali texts are looked for in the HTML of the brochure.
    const words = (language === 'bn' ? readMarkup('bn') : text).replaceAll(/\s+/g, ' ');
    expect(totalPages).toBe(3);
    const expected = [
      content.lead,
      ...content.facts.flatMap(({ value }) => value.split(' ')),
      ...stripRules(content.eligibility, language).requirements.map(({ value }) => value),
      ...content.documents.documents.map(({ name }) => name),
      ...content.actions.flatMap(({ name, to }) => [
        name,
        localisePath(to, language).replace(/\?.*/, ''),
      ]),
      ...organisation.offices.flatMap(({ address, phone }) => [address, phone]),
      ...(language === 'en' ? particular : []),
    ];
    expect(expected.filter((piece) => !words.includes(piece))).toEqual([]);
  });
});

test('the Bengali brochure has no other fonts than ours, so no sign is missing in it', () => {
  const fonts = [
    ...readFile('bn')
      .toString('latin1')
      .matchAll(/\/FontName \/[A-Z]+\+([A-Za-z]+)/g),
  ];
  expect(new Set(fonts.map(([, name]) => name))).toEqual(
    new Set(['AnekBanglaMedium', 'AnekLatin', 'Figtree']),
  );
});

test('the Bengali brochure has no English words and digits but in names, addresses and phone numbers', () => {
  const { email, offices } = site.bn;
  const allowed = [email, ...offices.map(({ phone }) => phone), /\bexample\.org\/\S+/g];
  const rest = [...allowed, ...latinWords].reduce<string>(
    (text, word) => text.replaceAll(word, ''),
    readMarkup('bn'),
  );
  expect(rest.match(/[A-Za-z\d]+/g)).toBeNull();
});
