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
 * Prints the programmes' brochures: `npx node scripts/brochure.ts`, optionally with programmes' slugs. Run it by hand after a
 * change to a programme's texts (content/programmes/), to the organisation's details or to the brochures' design
 * (scripts/brochure/). The system's Chromium, or the one at CHROMIUM, writes tagged PDFs with title, language and bookmarks to
 * public/brochures/. content/programmes/brochures.json gets their sizes, which pages show, and their fingerprints, by which
 * `npm test` finds an outdated brochure. Commit all of these files.
 */
const root = join(import.meta.dirname, '..');

const slugs = process.argv.slice(2).map((slug) => {
  const programme = findProgramme(slug);
  if (!programme) {
    throw new Error(
      `No programme is called ${slug}, but ${programmes.map((each) => each.slug).join(', ')}`,
    );
  }
  return programme.slug;
});

/** Creates one font per weight: Chromium converts variable fonts to drawings, which doubles the file and blurs the text. */
async function createFontFaces() {
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
  const overfullPages = await page
    .locator('.page')
    .evaluateAll((pages) =>
      pages.flatMap(({ scrollHeight, clientHeight }, index) =>
        scrollHeight > clientHeight ? [index + 1] : [],
      ),
    );
  if (overfullPages.length)
    throw new Error(`${slug}: page ${overfullPages.join(', ')} holds more than it can`);
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
const fonts = await createFontFaces();
for (const slug of slugs.length ? slugs : programmes.map((programme) => programme.slug)) {
  printedBrochures[slug] = await printBrochure(browser, slug, fonts);
}
await browser.close();
writeFileSync(
  join(root, 'content/programmes/brochures.json'),
  `${JSON.stringify(printedBrochures, null, 2)}\n`,
);
