import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { internationalInternship } from '#app/content/programmes/international-internship.ts';
import { brochureHtml } from './brochure/brochure-html.ts';

/**
 * Prints the International Internship brochure: `node scripts/brochure.ts`, by hand, after a change to
 * app/content/programmes/international-internship.ts, to the organisation's details or to the brochure's
 * own look (scripts/brochure/). The system's Chromium, or the one that CHROMIUM names, makes a tagged PDF with title, language and
 * bookmarks under public/. Beside the content a record is kept of its size, which the page shows, and of
 * what it was made from, by which `npm test` finds a brochure that is out of date. Commit both files.
 */
const root = join(import.meta.dirname, '..');
const html = brochureHtml();

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
await page.setContent(html, { waitUntil: 'load' });
await page.evaluate(() => document.fonts.ready);
const pdf = await page.pdf({
  preferCSSPageSize: true,
  printBackground: true,
  tagged: true,
  outline: true,
});
await browser.close();

const record = {
  bytes: pdf.length,
  madeFrom: createHash('sha256').update(html).digest('hex'),
};
writeFileSync(join(root, 'public', internationalInternship.brochure.download.path), pdf);
writeFileSync(
  join(root, 'app/content/programmes/international-internship-brochure.json'),
  `${JSON.stringify(record, null, 2)}\n`,
);
console.log(
  `${internationalInternship.brochure.download.path}: ${Math.ceil(pdf.length / 1000)} kB`,
);
