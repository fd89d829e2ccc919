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

test('the former URL of the first brochure redirects to it', async ({ request }) => {
  const response = await request.get('/international-internship-brochure.pdf', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/brochures/international-internship.pdf');
});
