import { expect, test } from './test.ts';

const countries =
  'usa germany denmark france italy spain portugal united-kingdom netherlands new-zealand czech-republic croatia montenegro malta greece thailand vietnam indonesia malaysia hong-kong china uae bahrain ireland';
const programmes =
  'study-abroad virtual-internship international-internship agriculture-internship medical-internships pathway-program student-exchange professional-immersion hotel-immersion';

/** The route table (requirements 2), and Ireland (requirements, "Routes and links"). */
const routes = [
  '/',
  '/about',
  '/apply',
  '/global-programs',
  '/destinations',
  '/national-programs',
  '/national-programs/students',
  '/national-programs/employers',
  '/services',
  '/events',
  '/contact',
  '/blog',
  ...programmes.split(' ').flatMap((slug) => [`/global-programs/${slug}`, `/apply/${slug}`]),
  ...countries.split(' ').map((slug) => `/destinations/${slug}`),
];

test('every route answers 200 with a title and one h1', async ({ request }) => {
  const titles = new Set<string>();
  for (const route of routes) {
    const answer = await request.get(route);
    expect(answer.status(), route).toBe(200);
    const html = await answer.text();
    expect(html.match(/<h1[\s>]/g), route).toHaveLength(1);
    titles.add(/<title>(.+?)<\/title>/.exec(html)?.[1] ?? '');
  }
  expect(titles.size, 'each has a title of its own').toBe(routes.length);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const route of routes) expect(sitemap, 'the sitemap').toContain(`${route}</loc>`);
});

test('every link of every page answers 200', async ({ request }) => {
  const links = new Map<string, string>();
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
      links.set(href.replaceAll('&amp;', '&'), route);
    }
  }
  expect(links.size).toBeGreaterThan(40);
  for (const [link, route] of links) {
    const answer = await request.get(link, { maxRedirects: 0 });
    expect(answer.status(), `${link} on ${route}`).toBe(200);
  }
});

test.describe('an unknown path', () => {
  test.use({ allowedErrors: [/404/] });

  test('answers 404 with a way home, and is logged', async ({ page, site }) => {
    const answer = await page.goto('/nope');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    expect(site.output()).toContain('"path":"/nope","status":404');
  });
});

test('what every object has is no page', async ({ request }) => {
  const names = ['constructor', '__proto__', 'valueof'];
  const places = ['', '/destinations', '/apply', '/global-programs', '/blog', '/national-programs'];
  for (const path of places.flatMap((place) => names.map((name) => `${place}/${name}`))) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(404);
  }
});

test('other spellings of an address redirect for good', async ({ request }) => {
  for (const [path, canonical] of [
    ['/about/', '/about'],
    ['/Destinations/Germany', '/destinations/germany'],
    ['/destinations/united-arab-emirates', '/destinations/uae'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(301);
    expect(answer.headers().location, path).toBe(canonical);
  }
});
