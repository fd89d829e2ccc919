import {
  hasWordPressKit,
  startRealWordPress,
  wordpressStartTimeoutMs,
} from '#blog/testing/real-wordpress.ts';
import { createWordPressEditor } from '#blog/testing/wordpress-editor.ts';
import { type Site, startSite } from '../helpers/site.ts';
import { expect, test } from '../helpers/test.ts';

// Nothing here needs a browser: what is asked is what each visitor is sent.
test.skip(!hasWordPressKit, 'needs the kit, whose posts may be changed');
test.describe.configure({ timeout: wordpressStartTimeoutMs });

const secret = 'known-to-WordPress-and-to-us';
/** Older than all others, so that no other test's list has it. */
const date = '2001-01-01T10:00:00';

/** In milliseconds; long, because how quick it is hangs on the machine: `npm run bench:blog` measures that. */
const timeoutMs = 60_000;

/** What a visitor gets: the titles of a list or of a post, or the status. */
async function readShownText(site: Site, path: string): Promise<string> {
  const answer = await fetch(site.url + path);
  const headings = (await answer.text()).matchAll(/<h[12][^>]*>(?:<a[^>]*>)?([^<]*)/g);
  return `${answer.status} ${[...headings].map(([, words]) => words).join(', ')}`;
}

const cases = [
  {
    name: 'through the plugin, at once',
    // Without being told, it would not ask again for an hour.
    settings: { WORDPRESS_FRESH_SECONDS: '3600', WORDPRESS_REFRESH_SECRET: secret },
    told: true,
  },
  {
    name: 'without it, when its answers are no longer fresh',
    settings: { WORDPRESS_FRESH_SECONDS: '1', WORDPRESS_REFRESH_SECRET: '' },
    told: false,
  },
];

for (const { name, settings, told } of cases) {
  test(`a post that is published, edited and taken back in WordPress is so on the site: ${name}`, async () => {
    const site = await startSite({ WORDPRESS_URL: await startRealWordPress(), ...settings });
    const editor = await createWordPressEditor(told ? { url: site.url, secret } : undefined);
    const mark = `change-${site.pid}`;
    const category = await editor.create('categories', { name: mark });
    const fields = { slug: mark, title: 'First title', content: '<p>Text</p>', date };
    const draft = await editor.create('posts', {
      ...fields,
      status: 'draft',
      categories: [category.id],
    });
    const list = `/blog?category=${category.id}`;
    const post = `/blog/${mark}`;
    const becomes = async (inList: RegExp, onPage: RegExp) => {
      await expect
        .poll(() => readShownText(site, post), { timeout: timeoutMs, intervals: [100] })
        .toMatch(onPage);
      await expect
        .poll(() => readShownText(site, list), { timeout: timeoutMs, intervals: [100] })
        .toMatch(inList);
    };
    try {
      await becomes(/^200 (?!.*First title)/, /^404 /);
      await editor.change('posts', draft.id, { status: 'publish' });
      await becomes(/^200 .*First title/, /^200 First title/);
      await editor.change('posts', draft.id, { title: 'Second title' });
      await becomes(/^200 .*Second title/, /^200 Second title/);
      await editor.change('posts', draft.id, { status: 'draft' });
      await becomes(/^200 (?!.*Second title)/, /^404 /);
    } finally {
      await editor.remove('posts', draft.id);
      await editor.remove('categories', category.id);
      await site.stop();
    }
  });
}
