import { type FakeWordPress, sendJson, startFakeWordPress } from '#blog/testing/fake-wordpress.ts';
import { createPostRecord } from '#blog/testing/post-record.ts';
import { expect, test as siteTest } from '../helpers/test.ts';

const posts = {
  en: [
    createPostRecord(1, { slug: 'a-visa', title: { rendered: 'A visa' } }),
    createPostRecord(2, { slug: 'a-budget', title: { rendered: 'A budget' } }),
  ],
  bn: [
    createPostRecord(11, { slug: 'a-visa', title: { rendered: 'ভিসা' } }),
    createPostRecord(12, { slug: 'bajet', title: { rendered: 'বাজেট' } }),
  ],
};

/** `test` for a site with a WordPress in two languages. Of the two posts in each language, one has a translation. */
const test = siteTest.extend<object, { wordpress: FakeWordPress }>({
  wordpress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter.
    async ({}, use) => {
      await using server = await startFakeWordPress(({ pathname, searchParams }, response) => {
        const slug = searchParams.get('slug');
        const all = posts[searchParams.get('lang') === 'bn' ? 'bn' : 'en'];
        if (pathname.endsWith('/categories')) sendJson(response, []);
        else {
          const found = slug ? all.filter((post) => post.slug === slug) : all;
          sendJson(response, found, { 'x-wp-totalpages': '1' });
        }
      });
      await use(server);
    },
    { scope: 'worker' },
  ],
  siteSettings: [
    async ({ wordpress }, use) =>
      use({ WORDPRESS_URL: wordpress.url, WORDPRESS_BENGALI_LANG: 'bn' }),
    { scope: 'worker' },
  ],
});

test('a post leads to its translation; one without a translation leads to the list of posts', async ({
  page,
  request,
}) => {
  const targets = {
    '/bn/blog/a-visa': '/blog/a-visa',
    '/bn/blog/bajet': '/blog',
    '/blog/a-visa': '/bn/blog/a-visa',
    '/blog/a-budget': '/bn/blog',
  };
  for (const [path, target] of Object.entries(targets)) {
    await page.goto(path);
    const languageSwitch = page.getByRole('banner').locator('[data-language-switch]').first();
    await expect(languageSwitch, path).toHaveAttribute('href', target);
    expect((await request.get(target)).status(), target).toBe(200);
    const versions = await page.locator('link[hreflang]').count();
    expect(versions, path).toBe(path.endsWith('/a-visa') ? 3 : 0);
  }
});

test('Bengali posts are found in Bengali and by the words of their translation', async ({
  request,
}) => {
  const bengali = await (await request.get('/bn/search-posts.json')).json();
  expect(bengali).toMatchObject([{ name: 'ভিসা', translatedName: 'A visa' }, { name: 'বাজেট' }]);
  expect(bengali[1]).not.toHaveProperty('translatedName');
});
