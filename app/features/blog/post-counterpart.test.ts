import { expect, test } from 'vitest';
import type { ContentService } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import { bengaliPostFiles, localPostFiles } from '#blog/local-post-files.server.ts';
import { createLocalPostsService } from '#blog/local-posts.server.ts';
import { createRecordingLog, sendJson, startFakeWordPress } from '#blog/testing/fake-wordpress.ts';
import { createWordPressService } from '#blog/wordpress.server.ts';
import { loadPostCounterpart } from './post-counterpart.server.ts';

/** A deadline that never expires. */
const deadline = new AbortController().signal;

test('every post of this repository has a translation, in both directions', async () => {
  const illustration = { src: '', width: 1, height: 1 };
  const services = {
    en: createLocalPostsService(localPostFiles, () => illustration, 'en'),
    bn: createLocalPostsService(bengaliPostFiles, () => illustration, 'bn'),
  };
  for (const language of ['en', 'bn'] as const) {
    const posts = await services[language].sitemapEntries();
    const counterparts = await Promise.all(
      posts.map((post) => loadPostCounterpart(post, services, language, deadline)),
    );
    expect(counterparts).toEqual(posts.map(() => 'translation'));
    const files = { en: localPostFiles, bn: bengaliPostFiles }[language];
    expect(posts).toHaveLength(Object.keys(files).length);
    expect(posts).not.toEqual([]);
  }
});

/**
 * Starts a WordPress with an English post 1 and a Bengali post 11 of the same slug, and one post in each language that has no
 * translation of the same slug. The responses don't say whether these two are translations of each other.
 *
 * @param knowsLanguages whether it responds with the posts of the requested language; the free Polylang ignores `lang`
 */
async function startBilingualWordPress({ knowsLanguages }: { knowsLanguages: boolean }) {
  const post = (id: number, slug: string) => ({ id, slug, content: { protected: false } });
  const posts = {
    en: [post(1, 'a-visa'), post(2, 'student-budget')],
    bn: [post(11, 'a-visa'), post(12, 'ছাত্রের-বাজেট')],
  };
  const wordpress = await startFakeWordPress((url, response) => {
    const language = url.searchParams.get('lang') === 'bn' ? 'bn' : 'en';
    sendJson(response, knowsLanguages ? posts[language] : [...posts.en, ...posts.bn.slice(1)]);
  });
  const create = (languageCode: string) =>
    createWordPressService(wordpress.url, createRecordingLog(), { languageCode });
  return { wordpress, services: { en: create('en'), bn: create('bn') } };
}

test('a post of a WordPress claims a translation only if the other language has its slug', async () => {
  const { wordpress, services } = await startBilingualWordPress({ knowsLanguages: true });
  await using _ = wordpress;
  const find = (id: number, slug: string, language: 'en' | 'bn') =>
    loadPostCounterpart({ id, slug }, services, language, deadline);
  expect(await find(1, 'a-visa', 'en')).toBe('translation');
  expect(await find(11, 'a-visa', 'bn')).toBe('translation');
  expect(await find(2, 'student-budget', 'en')).toBeUndefined();
  expect(await find(12, 'ছাত্রের-বাজেট', 'bn')).toBeUndefined();
});

test('a post of a WordPress that ignores the language is no translation of itself', async () => {
  const { wordpress, services } = await startBilingualWordPress({ knowsLanguages: false });
  await using _ = wordpress;
  const post = { id: 2, slug: 'student-budget' };
  expect(await loadPostCounterpart(post, services, 'en', deadline)).toBe('same-post');
  expect(await loadPostCounterpart(post, services, 'bn', deadline)).toBe('same-post');
});

const fail = async () => {
  throw new ContentServiceError('network', 'gone');
};

test('one service for both languages is not asked', async () => {
  const service = { sitemapEntries: fail } as unknown as ContentService;
  const services = { en: service, bn: service };
  const post = { id: 1, slug: 'a' };
  expect(await loadPostCounterpart(post, services, 'bn', deadline)).toBe('same-post');
});

test('while the other language fails, no translation is claimed; an error of our own is thrown', async () => {
  const load = (sitemapEntries: () => Promise<never>) => {
    const failing = { sitemapEntries } as unknown as ContentService;
    const services = { en: {} as ContentService, bn: failing };
    return loadPostCounterpart({ id: 1, slug: 'a' }, services, 'en', deadline);
  };
  expect(await load(fail)).toBeUndefined();
  await expect(load(() => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
});
