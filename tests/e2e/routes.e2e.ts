import { expect, test } from '../helpers/test.ts';
import { routes } from '../specification/routes.ts';

test('every route answers 200 with a title and one h1', async ({ request }) => {
  const titles = new Set<string>();
  for (const route of routes) {
    const response = await request.get(route);
    expect(response.status(), route).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1[\s>]/g), route).toHaveLength(1);
    titles.add(/<title>(.+?)<\/title>/.exec(html)?.[1] ?? '');
  }
  expect(titles.size, 'distinct titles').toBe(routes.length);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const route of routes) expect(sitemap, 'the sitemap').toContain(`${route}</loc>`);
});

test.describe('an unknown path', () => {
  test.use({ allowedErrors: [/404/] });

  test('answers 404 with a link to the home page, and is logged', async ({ page, site }) => {
    const response = await page.goto('/nope');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    expect(site.output()).toContain('"path":"/nope","status":404');
  });
});

test('names of object properties, such as “constructor”, answer 404', async ({ request }) => {
  const names = ['constructor', '__proto__', 'valueof'];
  const parents = [
    '',
    '/destinations',
    '/apply',
    '/global-programs',
    '/blog',
    '/national-programs',
  ];
  for (const path of parents.flatMap((parent) => names.map((name) => `${parent}/${name}`))) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
  }
});

test('other spellings of a path redirect permanently', async ({ request }) => {
  for (const [path, canonical] of [
    ['/about/', '/about'],
    ['/Destinations/Germany', '/destinations/germany'],
    ['/destinations/united-arab-emirates', '/destinations/uae'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(301);
    expect(response.headers().location, path).toBe(canonical);
  }
});
