import { expect, test } from 'vitest';
import { finderTexts } from '#app/features/eligibility-finder/finder-texts.server.ts';
import { formatStipend } from '#app/features/eligibility-finder/format-opportunity.ts';
import { getCountryName } from '#content/destinations/country-names.ts';
import { destinations } from '#content/destinations/destinations.ts';
import { programmes } from '#content/programmes/programmes.ts';
import type { Programme } from '#content/types/programme.ts';
import { listings } from '#domain/eligibility/opportunities.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { createLlmsText } from './llms-text.ts';

const posts = {
  en: [{ name: 'Start with your passport', to: '/blog/passport-first', text: 'January 15, 2026' }],
  bn: [{ name: 'শুরু করুন পাসপোর্ট দিয়ে', to: '/blog/passport-first', text: '১৫ জানুয়ারি ২০২৬' }],
};
const [text = '', bengali = ''] = createLlmsText('https://www.example.org', posts).split(
  '\n## বাংলা\n',
);
const lines = text.split('\n');

test('every programme and every country has links to its page and its application form', () => {
  for (const { name, path, applicationPath, paused } of programmes as readonly Programme[]) {
    expect(text).toContain(`- [${name}](https://www.example.org${path}): `);
    if (!paused) expect(text).toContain(`  - Apply: https://www.example.org${applicationPath}\n`);
  }
  for (const { slug } of destinations) {
    const name = getCountryName(slug, 'en');
    expect(lines).toContain(`### [${name}](https://www.example.org/destinations/${slug})`);
  }
  expect(lines.filter((line) => line.startsWith('  - Apply: '))).toHaveLength(
    listings.filter(({ paused }) => !paused).length,
  );
});

/** The lines of an offer: its facts, its requirements, and its application form. */
function findOffer({ name, page }: Opportunity): string[] {
  const start = lines.findIndex((line) =>
    line.startsWith(`- [${name}](https://www.example.org${page}): `),
  );
  return lines.slice(start, start + 3);
}

test('an offer has the figures and the requirements of its page', () => {
  const opportunity = listings.find(({ id }) => id === 'germany-internship');
  if (!opportunity?.duration || !opportunity.stipend) throw new Error('No duration or no stipend');
  const { duration, stipend } = opportunity;
  expect(findOffer(opportunity)).toEqual([
    `- [Internship](https://www.example.org/destinations/germany): ${duration.text}; ${stipend.text} a month (${formatStipend(stipend, finderTexts.en).taka})`,
    '  - Asks for: an age of 18-35; studies from the 2nd year, or a graduation within 12 months; basic English; a passport valid 12 months',
    `  - ${opportunity.paused ?? 'Apply: https://www.example.org/apply/international-internship'}`,
  ]);
});

test('an offer says about which studies a person decides', () => {
  const pathway = listings.find(({ id }) => id === 'pathway-program');
  expect(pathway && findOffer(pathway)[1]).toContain(
    'within 12 months (with Grade 12, HSC, A levels or a diploma: ask us); basic English;',
  );
});

test('an offer without a length or a stipend has the usual length and "ask us"', () => {
  const opportunity = listings.find(
    ({ duration, stipend, isPaid, places }) =>
      duration?.usual && !stipend && isPaid && places.length === 0,
  );
  if (!opportunity) throw new Error('No such opportunity');
  expect(findOffer(opportunity)[0]).toMatch(/: typically 3-12 months; stipend: ask us$/);
});

test('the posts have a section, if there are any', () => {
  expect(text).toContain(
    '\n## Posts\n\n- [Start with your passport](https://www.example.org/blog/passport-first): January 15, 2026\n',
  );
  const [post] = posts.en.map((each) => ({ ...each, name: 'Visa [new]' }));
  const brackets = createLlmsText('https://www.example.org', { en: post ? [post] : [], bn: [] });
  expect(brackets).toContain('- [Visa \\[new\\]](https://www.example.org/blog/passport-first)');
  const withoutPosts = createLlmsText('https://www.example.org', { en: [], bn: [] });
  expect(withoutPosts).not.toContain('## Posts');
});

test('the text is Markdown without HTML or missing values', () => {
  expect(text).not.toMatch(/undefined|null|\[object|<\w|\u00a0/);
  expect(lines[0]).toMatch(/^# /);
  expect(lines[2]).toMatch(/^> /);
});

test('the Bengali pages have a section in Bengali', () => {
  expect(text).not.toContain('/bn');
  const links = bengali.match(/^- \[[^\]a-z]+\]\(https:\/\/www\.example\.org\/bn[^)]*\)/gm) ?? [];
  expect(links).toContain('- [জার্মানি](https://www.example.org/bn/destinations/germany)');
  expect(links).toContain('- [শুরু করুন পাসপোর্ট দিয়ে](https://www.example.org/bn/blog/passport-first)');
  expect(links.length).toBeGreaterThanOrEqual(programmes.length + destinations.length);
  expect(links).toHaveLength(bengali.match(/^- /gm)?.length ?? 0);
});

test('an English post that the Bengali edition shows, too, is not listed as a Bengali one', () => {
  const text = createLlmsText('https://www.example.org', { en: posts.en, bn: posts.en });
  expect(text.match(/passport-first/g)).toHaveLength(1);
});
