// `npm run bench:blog` measures the requests per second of the blog, of a prerendered page, and of the WordPress that the posts
// come from. All run on one machine, so only the ratios are meaningful. With the kit's WordPress it also measures the time from
// a change in WordPress, with our plugin, until every visitor sees it.
//
//     npm run bench:blog                        with a WordPress that the team's kit starts
//     WORDPRESS_TEST_URL=https://… npm run …    with that WordPress
//     BENCH_SECONDS=5                           duration for each page
import { Agent } from 'node:http';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import {
  hasRealWordPress,
  hasWordPressKit,
  startRealWordPress,
} from '#blog/testing/real-wordpress.ts';
import { createWordPressEditor } from '#blog/testing/wordpress-editor.ts';
import { startSite } from '#tests/helpers/site.ts';
import { get, printRequestsPerSecond } from './requests-per-second.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 6);

/** @returns milliseconds from the call until the URL responds with `status` */
async function measureTimeUntil(status: number, url: string): Promise<number> {
  const start = performance.now();
  const agent = new Agent({ keepAlive: true });
  while ((await get(url, agent)) !== status) await setTimeout(5);
  agent.destroy();
  return performance.now() - start;
}

/** Publishes and unpublishes a post. Without the plugin, the site's cache would be fresh for an hour. */
async function measureChanges(): Promise<void> {
  const editor = await createWordPressEditor({ url: site.url, secret });
  const slug = `bench-${site.pid}`;
  const url = `${site.url}/blog/${slug}`;
  const { id } = await editor.create('posts', { slug, title: slug, status: 'draft' });
  try {
    for (const [word, change, status] of [
      ['published', { status: 'publish' }, 200],
      ['taken back', { status: 'draft' }, 404],
    ] as const) {
      await editor.change('posts', id, change);
      const time = await measureTimeUntil(status, url);
      console.log(`${time.toFixed(0).padStart(6)} ms          until a post that was ${word} is so`);
    }
  } finally {
    await editor.remove('posts', id);
  }
}

const secret = 'known-to-WordPress-and-to-us';
const wordpress = hasRealWordPress ? await startRealWordPress() : undefined;
const site = await startSite({
  LOG_LEVEL: 'warn',
  ...(wordpress && {
    WORDPRESS_URL: wordpress,
    WORDPRESS_FRESH_SECONDS: '3600',
    WORDPRESS_REFRESH_SECRET: secret,
  }),
});

async function findFirstPost(): Promise<string> {
  const list = await (await fetch(`${site.url}/blog`)).text();
  const path = /href="(\/blog\/[^"?]+)"/.exec(list.replaceAll('/blog/feed.xml', ''))?.[1];
  if (!path) throw new Error('the blog has no post');
  return path;
}

try {
  await printRequestsPerSecond(
    [
      { name: 'our list, /blog', url: `${site.url}/blog` },
      { name: 'one of our posts', url: site.url + (await findFirstPost()) },
      { name: 'a page of ours that the build made, /services', url: `${site.url}/services` },
      ...(wordpress ? [{ name: "WordPress's own front page", url: `${wordpress}/` }] : []),
    ],
    seconds,
  );
  if (hasWordPressKit) await measureChanges();
  if (!wordpress) console.log('No WordPress is at hand: set WORDPRESS_TEST_URL.');
} finally {
  await site.stop();
}
