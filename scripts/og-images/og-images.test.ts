import { expect, test } from 'vitest';
import { publicPaths } from '#app/paths/public-paths.ts';
import type { StaticEvent } from '#content/types/common.ts';
import { readColorToken } from './color-token.ts';
import { picture } from './elements.ts';
import { renderSvg } from './og-image.ts';
import { createOgImages, eventPictures } from './og-images.ts';

const [english, bengali] = [createOgImages('en'), createOgImages('bn')];

test('every public page has an image, with a picture and a text that fit', async () => {
  const images = new Map([...english, ...bengali]);
  expect(publicPaths.filter((path) => !images.has(path))).toEqual([]);
  const drawn = await Promise.all([...images.values()].map(renderSvg));
  expect(new Set(drawn).size).toBe(images.size);
});

test('the image of a Bengali page is that of the English one in Bengali', () => {
  const [germany, studyAbroad] = ['/destinations/germany', '/global-programs/study-abroad'];
  expect(bengali.get(`/bn${germany}`)).toEqual({
    ...english.get(germany),
    title: 'জার্মানি',
    facts: [{ value: '৮০০–১,৩০০ ইউরো' }, { value: 'প্রতি মাসে' }],
    picture: expect.objectContaining({ file: 'place-germany' }),
  });
  expect(bengali.get(`/bn${studyAbroad}`)).toMatchObject({
    title: 'বিদেশে পড়াশোনা',
    facts: [{ value: '১-৪ বছর' }, { value: '৫০+ দেশ' }],
  });
});

test('where a country has several placements, each has an image with its own pay', () => {
  expect(english.get('/destinations/usa/usa-teacher')).toMatchObject({
    title: 'USA',
    facts: [{ value: 'Teacher' }, { value: 'USD 38,000+ per year' }],
    picture: expect.objectContaining({ file: 'place-usa' }),
  });
  expect(english.has('/destinations/malta/malta-island-hotel-internship')).toBe(false);
});

test('the image of /events shows the events, but no samples', () => {
  const fair = {
    slug: 'fair',
    title: 'Fair',
    date: '2026-12-31',
    location: 'Green Road, Dhaka',
    text: 'A fair.',
    picture: { file: 'event-fair', description: 'A stall' },
  } as const;
  const seminar = {
    ...fair,
    sample: true,
    picture: { ...fair.picture, file: 'event-seminar' },
  } as const;
  const filesOf = (...all: StaticEvent[]) => eventPictures(all).map(({ file }) => file);
  expect(filesOf(seminar, fair)).toEqual(['event-fair']);
  expect(filesOf(seminar)).not.toContain('event-seminar');
});

test('a missing picture or colour is reported', () => {
  expect(() => picture('place-nowhere' as 'place-usa', {})).toThrow('place-nowhere.svg');
  expect(() => readColorToken('nothing')).toThrow('nothing');
  expect(() => readColorToken('plate', 'nowhere')).toThrow('nowhere');
});

test('a region has its own colours', () => {
  expect(readColorToken('plate', 'asia')).not.toBe(readColorToken('plate', 'europe'));
});

const article = {
  template: 'article',
  title: 'A title',
  picture: { file: 'prog-bridge' },
  background: '#fff',
  tone: 'dark',
} as const;

test('a text that can’t be drawn is reported', async () => {
  const drawn = (title: string) => renderSvg({ ...article, title });
  await expect(drawn('Montenegro'.repeat(4))).rejects.toThrow('MontenegroMontenegro');
  await expect(drawn('The Ωmega')).rejects.toThrow('The fonts lack a letter of "Ωmega"');
  await expect(drawn('The undefined one')).rejects.toThrow('The undefined one');
});
