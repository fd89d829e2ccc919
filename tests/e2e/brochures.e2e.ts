import { programmes } from '#content/programmes/programmes.ts';
import { expect, test } from '../helpers/test.ts';

test('every programme’s page offers its brochure with its size', async ({ request }) => {
  for (const { path, slug } of programmes) {
    const page = await (await request.get(path)).text();
    const [, address, kilobytes] =
      /href="(\/brochures\/[^"]+)" download(?:="")?>.*?(\d+)(?:<!-- -->)? kB/.exec(page) ?? [];
    expect(address, path).toBe(`/brochures/${slug}.pdf`);
    const brochure = await request.get(`/brochures/${slug}.pdf`);
    expect(brochure.status(), slug).toBe(200);
    expect(brochure.headers()['content-type'], slug).toBe('application/pdf');
    expect(Math.ceil((await brochure.body()).length / 1000), slug).toBe(Number(kilobytes));
  }
});

test('the first brochure’s old address leads to it', async ({ request }) => {
  const answer = await request.get('/international-internship-brochure.pdf', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/brochures/international-internship.pdf');
});
