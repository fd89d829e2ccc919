import { expect, test } from 'vitest';
import type { Category, ContentService, Post, PostPage } from './content-service.ts';
import { ContentServiceError } from './content-service-error.ts';
import { createDependencyTracker } from './dependency-tracker.server.ts';

const deadline = new AbortController().signal;

/** A service whose results can be changed. Like a cache, it returns the same object until then. */
function changing() {
  const answers: { categories: Category[]; list: PostPage; post: Post | undefined; down: boolean } =
    {
      categories: [],
      list: { posts: [{ id: 1 } as Post], hasMore: false, page: 1 },
      post: { id: 1 } as Post,
      down: false,
    };
  async function give<Answer>(answer: Answer): Promise<Answer> {
    if (answers.down) throw new ContentServiceError('network', 'gone');
    return answer;
  }
  const service = {
    categories: () => give(answers.categories),
    posts: () => give(answers.list),
    post: () => give(answers.post),
  } as unknown as ContentService;
  return { answers, page: createDependencyTracker({ en: service, bn: service }) };
}

test.each([
  ['the categories', (answers) => (answers.categories = [])],
  ['the list', (answers) => (answers.list = { ...answers.list })],
  ['the post', (answers) => (answers.post = undefined)],
  ['the service', (answers) => (answers.down = true)],
] satisfies [string, (answers: ReturnType<typeof changing>['answers']) => unknown][])(
  'a page is no longer current when %s changes',
  async (_name, change) => {
    const { answers, page } = changing();
    await page.services.en.categories();
    await page.services.en.posts({ page: 1 });
    await page.services.en.post('a');
    expect(page.isComplete()).toBe(true);
    expect(await page.isCurrent(deadline)).toBe(true);
    change(answers);
    expect(await page.isCurrent(deadline)).toBe(false);
  },
);

test("changes of data that a page didn't use don't matter", async () => {
  const { answers, page } = changing();
  await page.services.en.categories();
  answers.post = undefined;
  expect(await page.isCurrent(deadline)).toBe(true);
});

test('a page with a failed or empty result is not complete', async () => {
  const failing = changing();
  failing.answers.down = true;
  await failing.page.services.en.categories().catch(() => {});
  expect(failing.page.isComplete()).toBe(false);
  failing.answers.down = false;
  expect(await failing.page.isCurrent(deadline)).toBe(false);

  const empty = changing();
  empty.answers.list = { posts: [], hasMore: false, page: 1 };
  await empty.page.services.en.posts({ page: 1 });
  expect(empty.page.isComplete()).toBe(false);

  const missing = changing();
  missing.answers.post = undefined;
  await missing.page.services.en.post('a');
  expect(missing.page.isComplete()).toBe(false);
});
