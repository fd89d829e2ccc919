import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type Language, languages } from '#content/language.ts';
import { internationalInternship } from '#content/programme-pages/international-internship.ts';
import { printedBrochures } from '#content/programmes/brochure.ts';
import { brochureHtml } from './brochure/brochure-html.ts';
import { fingerprint } from './brochure/fingerprint.ts';
import { createFontFaces } from './brochure/font-faces.ts';

/**
 * Prints the international internship's brochure in both languages: `npx node scripts/brochure.ts`. Run it by hand after a change
 * to the programme's texts, to the organisation's details or to the brochure's design (scripts/brochure/). The system's
 * Chromium, or the one at CHROMIUM, writes tagged PDFs with title, language and bookmarks to public/brochures/.
 * content/programmes/brochure.json gets their sizes, which the page shows, and their fingerprints, by which `npm test` finds an
 * outdated brochure. Commit all of these files.
 */
const root = join(import.meta.dirname, '..');

async function printBrochure(browser: Browser, language: Language) {
  const page = await browser.newPage();
  await page.setContent(brochureHtml(language), { waitUntil: 'load' });
  await page.addStyleTag({ content: await createFontFaces(language) });
  await page.evaluate(() => document.fonts.ready);
  const overfullPages = await page
    .locator('.page')
    .evaluateAll((pages) =>
      pages.flatMap(({ scrollHeight, clientHeight }, index) =>
        scrollHeight > clientHeight ? [index + 1] : [],
      ),
    );
  if (overfullPages.length)
    throw new Error(`${language}: page ${overfullPages.join(', ')} holds more than it can`);
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  await page.close();
  const { path } = internationalInternship[language].brochure.download;
  writeFileSync(join(root, 'public', path), pdf);
  console.log(`${language}: ${Math.ceil(pdf.length / 1000)} kB`);
  return { bytes: pdf.length, madeFrom: fingerprint(language) };
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const language of languages)
  printedBrochures[language] = await printBrochure(browser, language);
await browser.close();
writeFileSync(
  join(root, 'content/programmes/brochure.json'),
  `${JSON.stringify(printedBrochures, null, 2)}\n`,
);
