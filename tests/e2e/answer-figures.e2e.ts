import { toLatinDigits } from '#content/formats/bengali-digits.ts';
import { resultRows } from '../helpers/eligibility-finder.ts';
import { expect, test } from '../helpers/test.ts';

/** A figure with its separators: '1,200', '3.5', '18'. */
const listFigures = (text: string): string[] => toLatinDigits(text).match(/\d[\d,.]*\d|\d/g) ?? [];

for (const edition of ['', '/bn']) {
  test(`every figure of a row is one of its page (${edition || 'English'})`, async ({
    page,
    request,
  }) => {
    await page.goto(
      `${edition}/global-programs?age=24&studies=graduate-new&experience=1-year&english=fluent&passport=5-years`,
    );
    const rows = await resultRows(page).evaluateAll((items) =>
      items.map((item) => {
        const link = item.querySelector('a');
        const parts = [...item.querySelectorAll('.pay, .facts')].map(
          ({ textContent }) => textContent,
        );
        return { href: link?.getAttribute('href') ?? '', text: parts.join(' ') };
      }),
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { href, text } of rows) {
      const html = await (await request.get(href)).text();
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      const figures = listFigures(main.replace(/<[^>]*>/g, ' '));
      expect
        .soft(
          listFigures(text).filter((each) => !figures.includes(each)),
          href,
        )
        .toEqual([]);
    }
  });
}
