// `npm run bench:blog`: how many requests a second our blog answers, beside a page of ours that the build made, and
// beside the WordPress that its posts come from. On one machine, in one run: only the relations mean something.
// Then, with the kit's: how long after a change in WordPress every visitor sees it, our plugin having told the site.
//
//     npm run bench:blog                        the build, over a WordPress that the team's kit starts
//     WORDPRESS_TEST_URL=https://… npm run …    over that one
//     BENCH_SECONDS=5                           for each page
import { Agent, request } from 'node:http';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import {
  genuineWordpress,
  hasGenuineWordpress,
  hasWordpressKit,
} from '#blog/testing/genuine-wordpress.ts';
import { wordpressEditor } from '#blog/testing/wordpress-editor.ts';
import { startSite } from '#tests/site.ts';

const connections = 10;
const seconds = Number(process.env.BENCH_SECONDS ?? 6);
/** The pages take turns, so that what else the machine does meets all of them. */
const rounds = 3;

/** One GET as a browser makes it; the body is read, and not decompressed. */
function get(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { 'accept-encoding': 'gzip, br' } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject);
    })
      .once('error', reject)
      .end();
  });
}

/** @returns answers a second, in one round */
async function measure(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  // The first answer makes what is kept: it is not counted.
  await get(url, agent);
  const start = performance.now();
  const end = start + (seconds * 1000) / rounds;
  let answers = 0;
  async function visit() {
    while (performance.now() < end) {
      const status = await get(url, agent);
      if (status !== 200) throw new Error(`${url} answers ${status}`);
      answers += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, visit));
  agent.destroy();
  return (answers / (performance.now() - start)) * 1000;
}

/** @returns in milliseconds, from WordPress's answer to the editor until the site's is `status` */
async function timeUntil(status: number, url: string): Promise<number> {
  const start = performance.now();
  const agent = new Agent({ keepAlive: true });
  while ((await get(url, agent)) !== status) await setTimeout(5);
  agent.destroy();
  return performance.now() - start;
}

/** A post that is published and taken back; without the plugin the site would not ask for an hour. */
async function measureChanges(): Promise<void> {
  const editor = await wordpressEditor({ url: site.url, secret });
  const slug = `bench-${site.pid}`;
  const url = `${site.url}/blog/${slug}`;
  const { id } = await editor.create('posts', { slug, title: slug, status: 'draft' });
  try {
    for (const [word, change, status] of [
      ['published', { status: 'publish' }, 200],
      ['taken back', { status: 'draft' }, 404],
    ] as const) {
      await editor.change('posts', id, change);
      const time = await timeUntil(status, url);
      console.log(`${time.toFixed(0).padStart(6)} ms          until a post that was ${word} is so`);
    }
  } finally {
    await editor.remove('posts', id);
  }
}

const secret = 'known-to-WordPress-and-to-us';
const wordpress = hasGenuineWordpress ? await genuineWordpress() : undefined;
const site = await startSite({
  LOG_LEVEL: 'warn',
  ...(wordpress && {
    WORDPRESS_URL: wordpress,
    WORDPRESS_FRESH_SECONDS: '3600',
    WORDPRESS_REFRESH_SECRET: secret,
  }),
});

async function firstPost(): Promise<string> {
  const list = await (await fetch(`${site.url}/blog`)).text();
  const path = /href="(\/blog\/[^"?]+)"/.exec(list.replaceAll('/blog/feed.xml', ''))?.[1];
  if (!path) throw new Error('the blog has no post');
  return path;
}

try {
  const pages = [
    ['our list, /blog', `${site.url}/blog`],
    ['one of our posts', site.url + (await firstPost())],
    ['a page of ours that the build made, /services', `${site.url}/services`],
    ...(wordpress ? [["WordPress's own front page", `${wordpress}/`] as const] : []),
  ] as const;
  const sums = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of pages) sums.set(name, (sums.get(name) ?? 0) + (await measure(url)));
  }
  for (const [name, sum] of sums) {
    console.log(`${(sum / rounds).toFixed(0).padStart(6)} requests/s  ${name}`);
  }
  if (hasWordpressKit) await measureChanges();
  if (!wordpress) console.log('No WordPress is at hand: set WORDPRESS_TEST_URL.');
} finally {
  await site.stop();
}
