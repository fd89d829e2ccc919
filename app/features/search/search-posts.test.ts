import { expect, test } from 'vitest';
import type { ContentService, PostPage } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import { loadSearchPosts } from './search-posts.server.ts';

const image = { src: '/blog-media/1.jpg', description: 'A street' };
const summary = (id: number) => ({
  id,
  slug: `পোস্ট-${id}`,
  date: '2026-11-05T09:00:00',
  title: `Post ${id}`,
  excerpt: '',
  categoryIds: [],
  ...(id === 1 && { image }),
});

/** @param answers the ids of each page's posts, or what the service does instead */
function serviceOf(answers: (number[] | (() => Promise<never>))[]) {
  const asked: number[] = [];
  const service: Pick<ContentService, 'posts'> = {
    async posts({ page }): Promise<PostPage> {
      asked.push(page);
      const answer = answers[page - 1] ?? [];
      if (typeof answer === 'function') return answer();
      return { posts: answer.map(summary), hasMore: page < answers.length, page };
    },
  };
  return { service: service as ContentService, asked };
}

const down = () => Promise.reject(new ContentServiceError('timeout', 'no answer in 8 s'));
const names = (records: { name: string }[]) => records.map(({ name }) => name);

test('a post is found by its title, and shows its date and its picture', async () => {
  const { service } = serviceOf([[1]]);
  expect(await loadSearchPosts(service)).toEqual([
    {
      kind: 'post',
      name: 'Post 1',
      text: 'November 5, 2026',
      to: `/blog/${encodeURIComponent('পোস্ট-1')}`,
      picture: { image },
    },
  ]);
});

test('all pages are asked for, and a post that moved to the next one is there once', async () => {
  const { service, asked } = serviceOf([[4, 3], [3, 2], [1]]);
  expect(names(await loadSearchPosts(service))).toEqual(['Post 4', 'Post 3', 'Post 2', 'Post 1']);
  expect(asked).toEqual([1, 2, 3]);
});

test('of a blog without end, only the newest pages are', async () => {
  const { service, asked } = serviceOf(Array.from({ length: 99 }, (_, page) => [page]));
  await loadSearchPosts(service);
  expect(asked.length).toBe(12);
});

test('when the service fails, there are the posts that it gave before, or none', async () => {
  expect(names(await loadSearchPosts(serviceOf([[2, 1], down]).service))).toEqual([
    'Post 2',
    'Post 1',
  ]);
  expect(await loadSearchPosts(serviceOf([down]).service)).toEqual([]);
});

test('a service that takes its time is not waited for', async () => {
  const never = () => new Promise<never>(() => {});
  expect(names(await loadSearchPosts(serviceOf([[1], never]).service, 1))).toEqual(['Post 1']);
});

test('any other error is one of ours, and not hidden', async () => {
  const broken = () => Promise.reject(new TypeError('a mistake'));
  await expect(loadSearchPosts(serviceOf([broken]).service)).rejects.toThrow('a mistake');
});
