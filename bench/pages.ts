// `npm run bench` compares our pages with the limit, the same pages without scripts: sizes, and medians of Lighthouse's times on
// its slow phone, for one page of each kind. Then it measures the time from a click to the next page, and the requests per second
// of a prerendered page, of one that is rendered for each visitor, and of nginx with the same files.
//
//     npm run bench
//     BENCH_VISITS=1        visits of each page; default 7
//     BENCH_SECONDS=5       seconds of requests for each URL; default 6
import { join } from 'node:path';
import process from 'node:process';
import { startSite } from '#tests/helpers/site.ts';
import { type LighthouseResult, runLighthouse } from './lighthouse.ts';
import { median } from './median.ts';
import { measureNextPage } from './next-page.ts';
import { serveByNginx } from './nginx.ts';
import { startNoScriptProxy } from './no-script-proxy.ts';
import { printRequestsPerSecond } from './requests-per-second.ts';
import { retryOnCpuSteal } from './retry-on-cpu-steal.ts';

const visits = Number(process.env.BENCH_VISITS ?? 7);
const seconds = Number(process.env.BENCH_SECONDS ?? 6);

const pages = {
  home: '/',
  country: '/destinations/germany',
  application: '/apply/student-exchange',
  programme: '/global-programs/medical-internships',
  blog: '/blog',
  post: '/blog/motivation-letter',
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
] as const satisfies [keyof LighthouseResult, string][];

const cell = (text: string) => text.padStart(12);

function printRow(name: string, taken: readonly LighthouseResult[]) {
  const cells = columns.map(([key, title]) => {
    const value = median(taken.map((each) => each[key]));
    if (title.endsWith('kB')) return (value / 1000).toFixed(1);
    return key === 'shift' ? value.toFixed(3) : value.toFixed(0);
  });
  console.log(name.padEnd(26) + cells.map(cell).join(''));
}

const site = await startSite({ LOG_LEVEL: 'warn' });
const proxy = await startNoScriptProxy(site.url);
const nginx = await serveByNginx(join(import.meta.dirname, '../build/client'));
try {
  console.log(`${''.padEnd(26)}${columns.map(([, title]) => cell(title)).join('')}`);
  for (const [name, path] of Object.entries(pages)) {
    const ours: LighthouseResult[] = [];
    const limit: LighthouseResult[] = [];
    let again = 0;
    // The first visits aren't counted, since files are compressed at the first request, which affects the first visit more.
    for (const copy of [proxy.url, proxy.noScriptUrl]) await runLighthouse(copy + path);
    for (let each = 0; each < visits; each += 1) {
      for (const [visits, copy] of [
        [ours, proxy.url],
        [limit, proxy.noScriptUrl],
      ] as const) {
        const { result, repeated } = await retryOnCpuSteal(() => runLighthouse(copy + path));
        visits.push(result);
        again += repeated;
      }
    }
    printRow(name, ours);
    printRow(`${name}, without scripts`, limit);
    const shares = (of: (values: number[]) => number) =>
      (['firstPaint', 'largestPaint'] as const)
        .map((key) => of(ours.map((each) => each[key])) / of(limit.map((each) => each[key])))
        .map((share) => share.toFixed(3))
        .join(', ');
    // Other work of the machine only makes visits slower, so the fastest visits are the least disturbed.
    console.log(
      `  FCP, LCP of the limit: ${shares(median)}; of the quickest visits ${shares((values) => Math.min(...values))}; visits repeated: ${again}`,
    );
  }
  console.log();
  for (const [device, phone] of [
    ['on a desktop', false],
    ['on a phone, processor 4 times slower, slow 4G', true],
  ] as const) {
    for (const [visitor, hasRead] of [
      ['who has looked at the link', true],
      ['who presses at once', false],
    ] as const) {
      const { times, repeated } = await measureNextPage(site.url, { phone, hasRead });
      console.log(
        `${median(times).toFixed(0).padStart(6)} ms, at most ${Math.max(...times).toFixed(0)}, from the press to the next page, for one ${visitor}, ${device}; repeated: ${repeated}`,
      );
    }
  }
  await printRequestsPerSecond(
    [
      { name: 'a page that the build made, /services', url: `${site.url}/services` },
      { name: 'an application page, /apply/student-exchange', url: site.url + pages.application },
      {
        name: 'a page that is rendered for each visitor, the answer of "Can I go?"',
        url: `${site.url}/global-programs?age=22&studies=year-2`,
      },
      ...(nginx
        ? [{ name: 'nginx with the same files, /services', url: `${nginx.url}/services` }]
        : []),
    ],
    seconds,
  );
  if (!nginx) console.log('No nginx is on this machine.');
} finally {
  await proxy.stop();
  await nginx?.stop();
  await site.stop();
}
