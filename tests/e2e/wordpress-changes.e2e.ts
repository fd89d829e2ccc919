import {
  hasWordPressKit,
  startRealWordPress,
  wordpressStartTimeoutMs,
} from '#blog/testing/real-wordpress.ts';
import { createWordPressEditor } from '#blog/testing/wordpress-editor.ts';
import { type Site, startSite } from '../helpers/site.ts';
import { expect, test } from '../helpers/test.ts';

// These tests need no browser: they check the responses of the site.
test.skip(!hasWordPressKit, 'needs the kit, whose posts may be changed');
test.describe.configure({ timeout: wordpressStartTimeoutMs });

const secret = 'known-to-WordPress-and-to-us';
/** The date of the post. It is older than all other posts, so that the post isn't in other tests' lists. */
const date = '2001-01-01T10:00:00';

/** This timeout is long, because the speed depends on the machine. `npm run bench:blog` measures it. */
const timeoutMs = 60_000;

/** Fetches a list or a post. @returns the status and the headings of the page */
async function readShownText(site: Site, path: string): Promise<string> {
  const response = await fetch(site.url + path);
  const headings = (await response.text()).matchAll(/<h[12][^>]*>(?:<a[^>]*>)?([^<]*)/g);
  return `${response.status} ${[...headings].map(([, words]) => words).join(', ')}`;
}

const cases = [
  {
    name: 'at once with the plugin',
    // Without the plugin's request, the site would show its cached response for an hour.
    settings: { WORDPRESS_FRESH_SECONDS: '3600', WORDPRESS_REFRESH_SECRET: secret },
    hasPlugin: true,
  },
  {
    name: 'without the plugin, once the cached responses are stale',
    settings: { WORDPRESS_FRESH_SECONDS: '1', WORDPRESS_REFRESH_SECRET: '' },
    hasPlugin: false,
  },
];

for (const { name, settings, hasPlugin } of cases) {
  test(`the site shows that a post is published, edited and unpublished in WordPress: ${name}`, async () => {
    const site = await startSite({ WORDPRESS_URL: await startRealWordPress(), ...settings });
    const editor = await createWordPressEditor(hasPlugin ? { url: site.url, secret } : undefined);
    const slug = `change-${site.pid}`;
    const category = await editor.create('categories', { name: slug });
    const fields = { slug, title: 'First title', content: '<p>Text</p>', date };
    const draft = await editor.create('posts', {
      ...fields,
      status: 'draft',
      categories: [category.id],
    });
    const list = `/blog?category=${category.id}`;
    const post = `/blog/${slug}`;
    const expectShown = async (inList: RegExp, onPage: RegExp) => {
      await expect
        .poll(() => readShownText(site, post), { timeout: timeoutMs, intervals: [100] })
        .toMatch(onPage);
      await expect
        .poll(() => readShownText(site, list), { timeout: timeoutMs, intervals: [100] })
        .toMatch(inList);
    };
    try {
      await expectShown(/^200 (?!.*First title)/, /^404 /);
      await editor.change('posts', draft.id, { status: 'publish' });
      await expectShown(/^200 .*First title/, /^200 First title/);
      await editor.change('posts', draft.id, { title: 'Second title' });
      await expectShown(/^200 .*Second title/, /^200 Second title/);
      await editor.change('posts', draft.id, { status: 'draft' });
      await expectShown(/^200 (?!.*Second title)/, /^404 /);
    } finally {
      await editor.remove('posts', draft.id);
      await editor.remove('categories', category.id);
      await site.stop();
    }
  });
}
