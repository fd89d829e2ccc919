import { openHydrated } from './actions.ts';
import { expect, test } from './test.ts';

// Safari drops a `text-decoration` that has a thickness.
for (const [path, selector] of [
  ['/global-programs/medical-internships', 'p > strong'],
  ['/global-programs?q=internship', 'mark'],
] as const) {
  test(`${path} underlines ${selector}`, async ({ openTab, site }) => {
    const tab = await openTab();
    await openHydrated(tab, site.url + path);
    const lines = await tab.evaluate(
      (selector) => [
        ...new Set(
          [...document.querySelectorAll(selector)].map(
            (element) => getComputedStyle(element).textDecorationLine,
          ),
        ),
      ],
      selector,
    );
    expect(lines).toEqual(['underline']);
  });
}
