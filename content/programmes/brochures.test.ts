import { expect, test } from 'vitest';
import { localisedProgrammePages } from './records.ts';

const getBrochures = (language: 'en' | 'bn') =>
  Object.entries(localisedProgrammePages[language]).map(([slug, { brochure }]) => ({
    slug,
    ...brochure,
  }));

test('the offer of each brochure has a heading of its own', () => {
  const titles = getBrochures('en').map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test('English pages offer brochures in English', () => {
  for (const { slug, download } of getBrochures('en'))
    expect(download).toMatchObject({ path: `/brochures/${slug}.pdf`, language: 'en' });
});

test('Bengali pages offer a brochure in Bengali if there is one, and name its language', () => {
  for (const { slug, lede, download } of getBrochures('bn')) {
    const isBengali = slug === 'international-internship';
    const path = `/brochures/${slug}${isBengali ? '-bn' : ''}.pdf`;
    expect(download).toMatchObject({ path, language: isBengali ? 'bn' : 'en' });
    expect(lede).toContain(isBengali ? 'ব্রোশিওরটি বাংলায় লেখা' : 'ব্রোশিওরটি ইংরেজিতে লেখা');
  }
});
