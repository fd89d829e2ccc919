import { describe, expect, test } from 'vitest';
import { createLocalPostsService, parseLocalPost } from './local-posts.server.ts';

const illustration = (name: string) => ({
  src: `/illustrations/${name}.svg`,
  width: 900,
  height: 600,
});

function file(fields: Record<string, string> = {}, markdown = 'Text.'): string {
  const all = {
    title: 'A title',
    date: '2026-11-05',
    slug: 'a-title',
    category: 'Visas',
    excerpt: 'An excerpt.',
    image: 'post-visa',
    imageDescription: 'A passport',
    ...fields,
  };
  const yaml = Object.entries(all).map(([key, value]) => `${key}: ${value}`);
  return `---\n${yaml.join('\n')}\n---\n\n${markdown}\n`;
}

describe('a post file', () => {
  test('contains the data of its page', async () => {
    const text = file(
      { title: 'Money & *papers*', excerpt: 'What <it> costs.' },
      '## Costs\n\nSee [the form](/apply).\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n<script>alert(1)</script>',
    );
    const post = await createLocalPostsService({ 'a.md': text }, illustration, 'en').post(
      'a-title',
    );
    expect(post).toEqual({
      id: 1,
      slug: 'a-title',
      date: '2026-11-05T09:00:00',
      publishedAt: '2026-11-05T03:00:00Z',
      title: 'Money & papers',
      excerpt: 'What costs.',
      categoryIds: [1],
      image: {
        src: '/illustrations/post-visa.svg',
        width: 900,
        height: 600,
        description: 'A passport',
      },
      readingMinutes: 1,
      html: expect.stringContaining(
        '<h2 id="post-costs">Costs</h2>\n<p>See <a href="/apply">the form</a>.</p>',
      ),
    });
    expect(post?.html).toContain(
      '<div class="table-scroll" role="region" tabindex="0" aria-label="Table 1"><table>',
    );
    expect(post?.html).not.toContain('script');
  });

  test('that is invalid is reported with its name and the reason', () => {
    expect(() => parseLocalPost('b.md', 'Text')).toThrow('b.md: no front matter');
    expect(() => parseLocalPost('b.md', '---\ntitle: [\n---\nText')).toThrow(/^b\.md: /);
    expect(() => parseLocalPost('b.md', file({ date: 'soon' }))).toThrow(/b\.md: [\s\S]*date/);
    expect(() => parseLocalPost('b.md', file({ category: 'News' }))).toThrow(
      'b.md: ✖ "News" is not a category. Use one of: Visas, Letters, Interviews, Life abroad, Events',
    );
    expect(() => parseLocalPost('b.md', file({ slug: 'A b' }))).toThrow(/b\.md: [\s\S]*slug/);
    expect(() => parseLocalPost('b.md', file({ imgAlt: 'x' }))).toThrow(/b\.md: [\s\S]*imgAlt/);
  });

  test('with a duplicate slug is rejected', () => {
    const files = { 'a.md': file(), 'b.md': file() };
    expect(() => createLocalPostsService(files, illustration, 'en')).toThrow('same slug');
  });

  test('with an unknown illustration is rejected with its name and the reason', () => {
    const rejectIllustration = (name: string) => {
      throw new Error(`No illustration "${name}"`);
    };
    const files = { 'b.md': file({ image: 'post-viza' }) };
    expect(() => createLocalPostsService(files, rejectIllustration, 'en')).toThrow(
      'b.md: No illustration "post-viza"',
    );
  });
});

test('is set with curly quotes, apostrophes and dashes, but not in code', async () => {
  const fields = {
    title: `"Don't" -- a title`,
    excerpt: `It's "so"...`,
    imageDescription: `A host's desk`,
  };
  const quoted = Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, JSON.stringify(value)]),
  );
  const text = file(quoted, `**"Why?"** It's 5 < 6 & 'so' -- see <code>"x"</code> and \`y's\`.`);
  const post = await createLocalPostsService({ 'a.md': text }, illustration, 'en').post('a-title');
  expect(post).toMatchObject({
    title: '“Don’t” – a title',
    excerpt: 'It’s “so”…',
    image: { description: 'A host’s desk' },
    html: `<p><strong>“Why?”</strong> It’s 5 &lt; 6 &amp; ‘so’ – see <code>"x"</code> and <code>y's</code>.</p>\n`,
  });
});

test('the posts before and after another', async () => {
  const files = Object.fromEntries(
    [1, 2, 3].map((day) => [`${day}.md`, file({ date: `2026-11-0${day}`, slug: `day-${day}` })]),
  );
  const service = createLocalPostsService(files, illustration, 'en');
  const [newest, middle] = (await service.posts({ page: 1 })).posts;
  if (!newest || !middle) throw new Error('no posts');
  expect(await service.adjacentPosts(middle)).toMatchObject({
    newer: { slug: 'day-3' },
    older: { slug: 'day-1' },
  });
  expect(await service.adjacentPosts(newest)).toEqual({ older: middle });
});

describe('pages', () => {
  const files = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [
      `${index}.md`,
      file({
        slug: `post-${index}`,
        date: `2026-01-${String(index + 1).padStart(2, '0')}`,
        category: index < 9 ? 'Letters' : 'Life abroad',
      }),
    ]),
  );
  const service = createLocalPostsService(files, illustration, 'en');
  const slugs = async (page: number, categoryId?: number) => {
    const { posts, hasMore } = await service.posts({ page, categoryId });
    return { slugs: posts.map(({ slug }) => slug), hasMore };
  };

  test('hold nine each, newest first', async () => {
    const first = await slugs(1);
    expect(first).toMatchObject({ hasMore: true });
    expect(first.slugs).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11].map((n) => `post-${n}`));
    expect((await slugs(3)).slugs).toEqual(['post-1', 'post-0']);
    expect(await slugs(4)).toEqual({ slugs: [], hasMore: false });
  });

  test('of a category end where it ends', async () => {
    expect(await slugs(1, 2)).toMatchObject({ hasMore: false });
    expect(await slugs(1, 4)).toMatchObject({ hasMore: true });
    expect(await slugs(1, 99)).toEqual({ slugs: [], hasMore: false });
  });

  test('are filtered by categories that have posts', async () => {
    expect(await service.categories()).toEqual([
      { id: 2, name: 'Letters', count: 9 },
      { id: 4, name: 'Life abroad', count: 11 },
    ]);
  });
});
