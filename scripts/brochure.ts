import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { Language } from '#content/language.ts';
import { getBrochureLanguages, printedBrochures } from '#content/programmes/brochures.ts';
import { findProgramme, type ProgrammeSlug, programmes } from '#content/programmes/programmes.ts';
import { localisedProgrammePages } from '#content/programmes/records.ts';
import { brochureHtml } from './brochure/brochure-html.ts';
import { fingerprint } from './brochure/fingerprint.ts';
import { createFontFaces } from './brochure/font-faces.ts';

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

const fonts = { en: await createFontFaces('en'), bn: await createFontFaces('bn') };

async function printBrochure(browser: Browser, slug: ProgrammeSlug, language: Language) {
  const page = await browser.newPage();
  await page.setContent(brochureHtml(slug, language), { waitUntil: 'load' });
  await page.addStyleTag({ content: fonts[language] });
  await page.evaluate(() => document.fonts.ready);
  const overfullPages = await page
    .locator('.page')
    .evaluateAll((pages) =>
      pages.flatMap(({ scrollHeight, clientHeight }, index) =>
        scrollHeight > clientHeight ? [index + 1] : [],
      ),
    );
  if (overfullPages.length)
    throw new Error(
      `${slug}, ${language}: page ${overfullPages.join(', ')} holds more than it can`,
    );
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  await page.close();
  writeFileSync(
    join(root, 'public', localisedProgrammePages[language][slug].brochure.download.path),
    pdf,
  );
  console.log(`${slug}, ${language}: ${Math.ceil(pdf.length / 1000)} kB`);
  return { bytes: pdf.length, madeFrom: fingerprint(slug, language) };
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const slug of slugs.length ? slugs : programmes.map((programme) => programme.slug)) {
  for (const language of getBrochureLanguages(slug))
    printedBrochures[language][slug] = await printBrochure(browser, slug, language);
}
await browser.close();
writeFileSync(
  join(root, 'content/programmes/brochures.json'),
  `${JSON.stringify(printedBrochures, null, 2)}\n`,
);
