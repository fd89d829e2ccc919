// `npm run bench` compares pages with the same pages without any script. For one page of each kind, it prints the sizes and the
// times on a slow phone, as medians of several visits. Then it measures how soon the next page is there after a click, and how
// many requests per second the site answers.
//
//     npm run bench
//     BENCH_BESIDE=fa81bc4  the same figures of an earlier commit, in the same run
//     BENCH_VISITS=1        visits of each page; default 7
//     BENCH_SECONDS=5       duration of the requests to each URL; default 6
import { join } from 'node:path';
import process from 'node:process';
import { startSite } from '#tests/helpers/site.ts';
import { startChromium } from './devtools.ts';
import { median } from './median.ts';
import { measureNextPage } from './next-page.ts';
import { serveByNginx } from './nginx.ts';
import { startNoScriptProxy } from './no-script-proxy.ts';
import { type PageVisit, visitPage } from './page-visit.ts';
import { type BenchTarget, printRequestsPerSecond } from './requests-per-second.ts';
import { retryOnCpuSteal } from './retry-on-cpu-steal.ts';
import { serveCommit } from './serve-commit.ts';

const visitCount = Number(process.env.BENCH_VISITS ?? 7);
const seconds = Number(process.env.BENCH_SECONDS ?? 6);
const earlierCommit = process.env.BENCH_BESIDE;

const pages = {
  home: '/',
  country: '/destinations/germany',
  application: '/apply/student-exchange',
  programme: '/global-programs/medical-internships',
  blog: '/blog',
  post: '/blog/motivation-letter',
  'country in Bengali': '/bn/destinations/germany',
  'application in Bengali': '/bn/apply/student-exchange',
};

const columns = [
  ['document', 'document kB'],
  ['script', 'script kB'],
  ['font', 'fonts kB'],
  ['all', 'all kB'],
  ['firstPaint', 'FCP ms'],
  ['largestPaint', 'LCP ms'],
  ['blocking', 'TBT ms'],
  ['shift', 'shift'],
] as const satisfies [keyof PageVisit, string][];

const visitors = [
  ['a desktop', { isPhone: false, hasSpeculationRules: true }],
  ['a slow phone', { isPhone: true, hasSpeculationRules: true }],
  ['a slow phone without Speculation Rules', { isPhone: true, hasSpeculationRules: false }],
] as const;

type Site = { name: string; url: string };

const cell = (text: string) => text.padStart(12);

function printRow(name: string, results: readonly PageVisit[]): void {
  const cells = columns.map(([key, title]) => {
    const value = median(results.map((each) => each[key]));
    if (title.endsWith('kB')) return (value / 1000).toFixed(1);
    return key === 'shift' ? value.toFixed(3) : value.toFixed(0);
  });
  console.log(name.padEnd(34) + cells.map(cell).join(''));
}

/** Visits a page of several sites in turn, so that other work of the machine affects all of them. */
async function printPage(name: string, path: string, sites: readonly Site[]): Promise<void> {
  const results = new Map(sites.map((site) => [site, [] as PageVisit[]]));
  // The first visits aren't counted, since files are compressed at the first request.
  for (const { url } of sites) await visitPage(chromium, url + path);
  for (let visit = 0; visit < visitCount; visit += 1) {
    for (const [{ url }, visits] of results) {
      visits.push((await retryOnCpuSteal(() => visitPage(chromium, url + path))).result);
    }
  }
  for (const [site, visits] of results) printRow(`${name}${site.name}`, visits);
}

async function printNextPage({ name, url }: Site, homePath: string): Promise<void> {
  for (const [device, visitor] of visitors) {
    const { times, repeated } = await measureNextPage(url, homePath, visitor);
    console.log(
      `${median(times).toFixed(0).padStart(6)} ms, at most ${Math.max(...times).toFixed(0)}, from the click to the next page on ${device}${name}; repeated: ${repeated}`,
    );
  }
}

const chromium = await startChromium(process.env.CHROMIUM ?? 'chromium', [
  '--no-sandbox',
  '--ignore-certificate-errors',
]);
const site = await startSite({ LOG_LEVEL: 'warn' });
const proxy = await startNoScriptProxy(site.url);
const nginx = await serveByNginx(join(import.meta.dirname, '../build/client'));
const earlier = earlierCommit ? await serveCommit(earlierCommit) : undefined;
const earlierProxy = earlier && (await startNoScriptProxy(earlier.url));
try {
  const earlierName = `, ${earlierCommit}`;
  console.log(`${''.padEnd(34)}${columns.map(([, title]) => cell(title)).join('')}`);
  for (const [name, path] of Object.entries(pages)) {
    await printPage(name, path, [
      { name: '', url: proxy.url },
      { name: ', without scripts', url: proxy.noScriptUrl },
      // An earlier commit may not have the page yet.
      ...(earlier && earlierProxy && (await fetch(earlier.url + path)).ok
        ? [{ name: earlierName, url: earlierProxy.url }]
        : []),
    ]);
  }
  console.log();
  await printNextPage({ name: '', url: site.url }, '');
  await printNextPage({ name: ', in Bengali', url: site.url }, '/bn');
  if (earlier) await printNextPage({ name: earlierName, url: earlier.url }, '');
  const targets = ({ name, url }: Site): BenchTarget[] => [
    { name: `a page that the build made, /services${name}`, url: `${url}/services` },
    { name: `the blog, from the cache, /blog${name}`, url: `${url}/blog` },
    { name: `an application page${name}`, url: url + pages.application },
    {
      name: `a rendered page, the answer of "Can I go?"${name}`,
      url: `${url}/global-programs?age=22&studies=year-2`,
    },
  ];
  await printRequestsPerSecond(
    [
      ...targets({ name: '', url: site.url }),
      ...(earlier ? targets({ name: earlierName, url: earlier.url }) : []),
      ...(nginx
        ? [{ name: 'nginx with the same files, /services', url: `${nginx.url}/services` }]
        : []),
    ],
    seconds,
  );
  if (!nginx) console.log('No nginx is on this machine.');
} finally {
  await chromium.stop();
  await earlierProxy?.stop();
  await earlier?.stop();
  await proxy.stop();
  await nginx?.stop();
  await site.stop();
}
