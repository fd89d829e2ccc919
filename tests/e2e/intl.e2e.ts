import { localisePath } from '#content/language.ts';
import { finderViews } from '../helpers/site-map.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

type Recorded = { formatters: string[] };

/** Runs in the page, before its own scripts: records each use of `Intl` and of a method that uses it. */
function recordFormatters() {
  const formatters: string[] = [];
  Object.assign(window, { formatters } satisfies Recorded);
  for (const name of [
    'DateTimeFormat',
    'NumberFormat',
    'ListFormat',
    'Collator',
    'PluralRules',
  ] as const) {
    Object.assign(Intl, {
      [name]: new Proxy(Intl[name], {
        construct(original, parameters) {
          formatters.push(name);
          return Reflect.construct(original, parameters);
        },
      }),
    });
  }
  const { localeCompare } = String.prototype;
  String.prototype.localeCompare = function compare(...parameters: [string]) {
    formatters.push('localeCompare');
    return localeCompare.apply(this, parameters);
  };
}

/** A form isn't among them: it asks `Intl` for the example of its date fields, in an idle moment after it has started. */
const pages = {
  'pages without React': ['/', '/blog', '/events', '/destinations/germany'],
  '“Can I go?”': finderViews,
};

// A slow phone takes 20 to 60 ms for the first formatter of each kind, in one task (docs/performance.md).
for (const [name, paths] of Object.entries(pages)) {
  test(`${name} start without Intl`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(recordFormatters);
    for (const path of paths.flatMap((english) => [english, localisePath(english, 'bn')])) {
      await page.goto(path);
      await waitForHydration(page);
      const used = await page.evaluate(() => (window as unknown as Recorded).formatters);
      expect.soft(used, path).toEqual([]);
    }
  });
}
