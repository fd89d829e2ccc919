import { beforeAll, describe, expect, test } from 'vitest';
import { type ContentService, pageSize } from './content-service.ts';
import { detectPictureType } from './picture-type.server.ts';
import { createRecordingLog } from './testing/fake-wordpress.ts';
import {
  hasRealWordPress,
  startRealWordPress,
  wordpressStartTimeoutMs,
} from './testing/real-wordpress.ts';
import { createWordPressService } from './wordpress.server.ts';

const name = hasRealWordPress
  ? 'a genuine WordPress'
  : 'a genuine WordPress (skipped: set WORDPRESS_TEST_URL to one with the theme test data)';

// Each test requests dozens of pages, which WordPress renders one after the other.
describe.skipIf(!hasRealWordPress)(name, { timeout: 60_000 }, () => {
  const log = createRecordingLog();
  let url: string;
  let service: ContentService;

  beforeAll(async () => {
    url = await startRealWordPress();
    service = createWordPressService(url, log);
  }, wordpressStartTimeoutMs);

  test('gives every post once, page by page, and then ends', async () => {
    const slugs: string[] = [];
    let page = 1;
    for (; ; page += 1) {
      const answer = await service.posts({ page });
      slugs.push(...answer.posts.map(({ slug }) => slug));
      if (!answer.hasMore) break;
    }
    expect(page).toBeGreaterThan(1);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).not.toContain('template-password-protected');
    const all = await fetch(`${url}/wp-json/wp/v2/posts?_fields=id`);
    expect(slugs.length).toBe(Number(all.headers.get('x-wp-total')) - 1);
    const addresses = await service.sitemapEntries();
    expect(addresses.map(({ slug }) => slug).sort()).toEqual([...slugs].sort());
    expect(addresses.every(({ changedAt }) => changedAt)).toBe(true);
    expect(await service.posts({ page: page + 1 })).toEqual({
      posts: [],
      hasMore: false,
      page: page + 1,
    });
  });

  test('filters by category and names those that have posts', async () => {
    const categories = await service.categories();
    expect(categories.every(({ count }) => count > 0)).toBe(true);
    expect(categories.map(({ name }) => name)).not.toContain('Blogroll');
    const block = categories.find(({ name }) => name === 'Block');
    const answer = await service.posts({ page: 1, categoryId: block?.id ?? 0 });
    expect(answer.posts.length).toBeGreaterThan(0);
    expect(answer.posts.length).toBe(Math.min(block?.count ?? 0, pageSize));
    expect(answer.posts.every(({ categoryIds }) => categoryIds.includes(block?.id ?? 0))).toBe(
      true,
    );
    expect(await service.posts({ page: 1, categoryId: 999_999 })).toMatchObject({
      posts: [],
      hasMore: false,
    });
  });

  test('opens every post of the first pages, with nothing that loads from elsewhere', async () => {
    for (const page of [1, 2, 3]) {
      for (const { slug, title } of (await service.posts({ page })).posts) {
        const post = await service.post(slug);
        expect(post, slug).toMatchObject({ slug, title });
        expect(post?.html, slug).not.toMatch(
          /<(?:script|iframe|style|form|h1|video|audio)\b|<!--| on\w+="| style="/,
        );
        for (const [, src] of post?.html.matchAll(/\b(?:src|srcset)="([^"]*)"/g) ?? []) {
          expect(src, slug).toMatch(/^\/blog-media\/wp-content\/uploads\//);
        }
      }
    }
    expect(log.lines).toEqual([]);
  });

  test('finds no post by a slug that none has', async () => {
    for (const slug of [
      'no-such-post',
      'block-image,block-button',
      '',
      'template-password-protected',
    ]) {
      expect(await service.post(slug), slug).toBeUndefined();
    }
    expect((await service.post('BLOCK-IMAGE'))?.slug).toBe('block-image');
  });

  test('gives pictures through our own path, and nothing else', async () => {
    const image = (await service.post('block-gallery'))?.image;
    expect(image?.src).toMatch(/\?w=960$/);
    const path = decodeURIComponent(image?.src.replace(/^\/blog-media\/|\?.*$/g, '') ?? '');
    const answer = await service.media(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(detectPictureType(bytes)).toBe('image/webp');
    expect((await service.media('wp-content/uploads/no-such.jpg')).status).toBe(404);
    expect((await service.media('wp-content/plugins/index.php')).status).toBe(404);
  });

  test('leads from one post to another on our pages', async () => {
    const html = (await service.post('blocks-widgets'))?.html ?? '';
    for (const path of ['/blog/hello-world', '/blog/block-cover', '/blog/edge-case-no-title']) {
      expect(html).toContain(`href="${path}`);
    }
    // A post with a password, and a tag: our site has no pages for these.
    expect(html).toContain(`href="${url}/template-password-protected/`);
    expect(html).toContain(`href="${url}/tag/`);
  });

  test('every picture of a recorded gallery can be fetched', async () => {
    const post = await service.post('post-format-gallery');
    const sources = [...(post?.html.matchAll(/src="\/blog-media\/([^"?]*)/g) ?? [])];
    expect(sources.length).toBeGreaterThan(5);
    for (const [, source] of sources) {
      const answer = await service.media(decodeURIComponent(source ?? ''));
      expect(answer.status).toBe(200);
    }
  });
});
