import { toLatinDigits } from '#content/formats/bengali-digits.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { expect, test } from '../helpers/test.ts';

const page = '/global-programs/international-internship';
const brochure = '/brochures/international-internship';

for (const [path, name, file, unit] of [
  [page, 'brochure (PDF)', `${brochure}.pdf`, 'kB'],
  [`/bn${page}`, 'ব্রোশিওর (PDF)', `${brochure}-bn.pdf`, 'কেবি'],
] as const) {
  test(`${path} links to its brochure and states the file size`, async ({ page, request }) => {
    await page.goto(path);
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', file);
    const response = await request.get(file);
    expect(response.headers()['content-type']).toBe('application/pdf');
    const kilobytes = Math.ceil((await response.body()).length / 1000);
    expect(toLatinDigits((await link.textContent()) ?? '')).toContain(`${kilobytes} ${unit}`);
  });
}

test('the former URLs of brochures redirect to the one that is left, and to the programmes', async ({
  request,
}) => {
  const redirects = [
    ['/international-internship-brochure.pdf', `${brochure}.pdf`],
    ...programmes
      .filter(({ path }) => path !== page)
      .map(({ slug, path }) => [`/brochures/${slug}.pdf`, path]),
  ];
  expect(redirects).toHaveLength(programmes.length);
  for (const [from = '', to] of redirects) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(response.headers().location, from).toBe(to);
  }
});
