import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { printedBrochures } from '#content/programmes/brochures.ts';
import { findProgramme, type ProgrammeSlug, programmes } from '#content/programmes/programmes.ts';
import { programmePages } from '#content/programmes/records.ts';
import { brochureHtml } from './brochure/brochure-html.ts';
import { fingerprint } from './brochure/fingerprint.ts';
import { createStaticFont } from './static-font.ts';

/**
 * Prints the programmes' brochures: `npx node scripts/brochure.ts`, or with the slugs of those that are meant; by hand,
 * after a change to a programme's texts (content/programmes/), to the organisation's details or to the brochures'
 * own look (scripts/brochure/). The system's Chromium, or the one that CHROMIUM names, makes tagged PDFs with title,
 * language and bookmarks in public/brochures/. Beside the content a record is kept of their sizes, which the pages
 * show, and of what they were made from, by which `npm test` finds a brochure that is out of date. Commit all of them.
 */
const root = join(import.meta.dirname, '..');

const slugs = process.argv.slice(2).map((argument) => {
  const programme = findProgramme(argument);
  if (!programme) {
    throw new Error(
      `No programme is called ${argument}, but ${programmes.map((each) => each.slug).join(', ')}`,
    );
  }
  return programme.slug;
});

/** One font a weight: Chromium turns a variable font into drawings, which doubles the file and blurs the text. */
async function fontFaces() {
  const faces = [
    ['Anek', 700],
    ['Anek', 800],
    ['Figtree', 400],
    ['Figtree', 600],
    ['Figtree', 700],
  ] as const;
  const rules = faces.map(async ([family, weight]) => {
    const font = await createStaticFont(family, weight, 'woff2');
    return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/woff2;base64,${font.toString('base64')}) }`;
  });
  return (await Promise.all(rules)).join('\n');
}

async function printBrochure(browser: Browser, slug: ProgrammeSlug, fonts: string) {
  const page = await browser.newPage();
  await page.setContent(brochureHtml(slug), { waitUntil: 'load' });
  await page.addStyleTag({ content: fonts });
  await page.evaluate(() => document.fonts.ready);
  const tooFull = await page
    .locator('.page')
    .evaluateAll((pages) =>
      pages.flatMap(({ scrollHeight, clientHeight }, index) =>
        scrollHeight > clientHeight ? [index + 1] : [],
      ),
    );
  if (tooFull.length) throw new Error(`${slug}: page ${tooFull.join(', ')} holds more than it can`);
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  await page.close();
  writeFileSync(join(root, 'public', programmePages[slug].brochure.download.path), pdf);
  console.log(`${slug}: ${Math.ceil(pdf.length / 1000)} kB`);
  return { bytes: pdf.length, madeFrom: fingerprint(slug) };
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const fonts = await fontFaces();
for (const slug of slugs.length ? slugs : programmes.map((programme) => programme.slug)) {
  printedBrochures[slug] = await printBrochure(browser, slug, fonts);
}
await browser.close();
writeFileSync(
  join(root, 'content/programmes/brochures.json'),
  `${JSON.stringify(printedBrochures, null, 2)}\n`,
);
