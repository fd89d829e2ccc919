import { toLatinDigits } from '#content/formats/bengali-digits.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { expect, test } from '../helpers/test.ts';

test('every programme page links to its brochure and states the file size', async ({ request }) => {
  for (const { path, slug } of programmes) {
    const page = await (await request.get(path)).text();
    const [, brochurePath, kilobytes] =
      /href="(\/brochures\/[^"]+)" download(?:="")?>.*?(\d+)(?:<!-- -->)? kB/.exec(page) ?? [];
    expect(brochurePath, path).toBe(`/brochures/${slug}.pdf`);
    const brochure = await request.get(`/brochures/${slug}.pdf`);
    expect(brochure.status(), slug).toBe(200);
    expect(brochure.headers()['content-type'], slug).toBe('application/pdf');
    expect(Math.ceil((await brochure.body()).length / 1000), slug).toBe(Number(kilobytes));
  }
});

test('every Bengali programme page states the size and the language of its brochure', async ({
  page,
  request,
}) => {
  for (const { path, slug } of programmes) {
    await page.goto(`/bn${path}`);
    const link = page.getByRole('link', { name: 'ব্রোশিওর (PDF)' });
    const isBengali = slug === 'international-internship';
    await expect(link, path).toHaveAttribute(
      'href',
      `/brochures/${slug}${isBengali ? '-bn' : ''}.pdf`,
    );
    expect(await link.getAttribute('hreflang'), path).toBe(isBengali ? null : 'en');
    await expect(
      page.getByText(`ব্রোশিওরটি ${isBengali ? 'বাংলায়' : 'ইংরেজিতে'} লেখা`),
      path,
    ).toBeVisible();
    const file = await request.get((await link.getAttribute('href')) ?? '');
    const kilobytes = Math.ceil((await file.body()).length / 1000);
    expect(toLatinDigits((await link.textContent()) ?? ''), path).toContain(`${kilobytes} কেবি`);
  }
});

test('the former URL of the first brochure redirects to it', async ({ request }) => {
  const response = await request.get('/international-internship-brochure.pdf', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/brochures/international-internship.pdf');
});
