import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

/** Runs in the page: adds the fonts that it preloads under names of our own, without the rules of `font-display`. */
async function addReferenceFonts(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')) {
    const name = link.href.includes('anek-bangla') ? 'Bengali Reference' : 'Latin Reference';
    const font = new FontFace(name, `url("${link.href}")`, { weight: '400 700' });
    document.fonts.add(await font.load());
  }
}

/**
 * Runs in the page.
 *
 * @param fontFamily that of the page, if it is empty
 * @returns the width of a text at 100 px, in CSS pixels, once its fonts are loaded
 */
async function measureWidth(text: string, weight: number, fontFamily: string): Promise<number> {
  const element = document.createElement('span');
  element.textContent = text;
  element.style.cssText = 'position:absolute;white-space:nowrap;font-size:100px';
  element.style.fontWeight = String(weight);
  element.style.fontFamily = fontFamily;
  document.body.append(element);
  // The layout requests the fonts.
  element.getBoundingClientRect();
  await document.fonts.ready;
  const { width } = element.getBoundingClientRect();
  element.remove();
  return Math.round(width);
}

/** Measures a text in the font of the page, or in another. */
const measure = (tab: Tab, text: string, weight: number, fontFamily = '') =>
  tab.evaluate(measureWidth, text, weight, fontFamily);

/** Opens a Bengali page. The second time its fonts are in the cache, so that they are there before the first paint. */
async function openWithFonts(tab: Tab, siteUrl: string) {
  await tab.open(`${siteUrl}/bn/about`);
  await tab.reload();
  await tab.evaluate(addReferenceFonts);
}

test('Bengali words are wider in bold, and the weights that the font lacks are the nearest ones', async ({
  openTab,
  site,
}) => {
  const tab = await openTab();
  await openWithFonts(tab, site.url);
  for (const word of ['ইন্টার্নশিপ', 'কাগজপত্র', 'যুক্তরাষ্ট্র']) {
    const normal = await measure(tab, word, 400);
    const semibold = await measure(tab, word, 600);
    const bold = await measure(tab, word, 700);
    expect(semibold, word).toBeGreaterThan(normal);
    expect(bold, word).toBeGreaterThan(semibold);
    expect(await measure(tab, word, 500), word).toBe(normal);
    expect(await measure(tab, word, 800), word).toBe(bold);
    expect(await measure(tab, word, 700, 'Bengali Reference'), word).toBe(bold);
  }
});

test('Latin letters and digits among Bengali words are in our Latin font, in all its weights', async ({
  openTab,
  site,
}) => {
  const tab = await openTab();
  await openWithFonts(tab, site.url);
  for (const text of ['WhatsApp', 'IELTS', '+880 1700-000000', '(Proof of Funds)']) {
    for (const weight of [400, 700]) {
      const width = await measure(tab, text, weight);
      const label = `${text} in the weight ${weight}`;
      expect(width, label).toBe(await measure(tab, text, weight, 'Latin Reference'));
      expect(width, label).not.toBe(await measure(tab, text, weight, 'Bengali Reference'));
    }
  }
});
