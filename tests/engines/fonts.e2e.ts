import { expect, test } from './test.ts';

test('the browser does not embolden the fallback font of headings, which is bold already', async ({
  openTab,
  site,
}) => {
  const tab = await openTab();
  await tab.open(`${site.url}/about`);
  const widths = await tab.evaluate(async () => {
    await document.fonts.load('700 40px "Anek Arial"');
    const text = document.createElement('span');
    text.textContent = 'Your Gateway to Global Opportunities';
    text.style.cssText = 'position:absolute;white-space:nowrap;font:500 40px "Anek Arial"';
    document.body.append(text);
    const medium = text.getBoundingClientRect().width;
    text.style.fontWeight = '700';
    return [medium, text.getBoundingClientRect().width];
  });
  expect(widths[1]).toBe(widths[0]);
});
