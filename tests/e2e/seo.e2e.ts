import { publicPaths } from '#app/paths/public-paths.ts';
import {
  collectNodes,
  type Node,
  validateNode,
} from '#app/seo/structured-data/testing/schema-org.ts';
import { posts } from '../helpers/site-map.ts';
import { findWrongProperties } from '../helpers/structured-data.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

const siteUrl = 'https://www.example.org';
test.use({ siteSettings: { SITE_URL: siteUrl } });

const post = '/blog/passport-first';
const indexed = [...publicPaths, ...posts];
const notIndexed = ['/embed/contact', '/embed/map', '/nope', '/blog/nope', '/apply/nope'];

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decodeEntities = (html: string) =>
  html.replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity);

/** The text of a page. */
const getText = (html: string) =>
  decodeEntities(
    html.replace(/<(script|style|head)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' '),
  ).replace(/\s+/g, ' ');

function matchAll(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) => decodeEntities(value));
}

function getMetaProperty(html: string, name: string): string | undefined {
  const values = matchAll(
    html,
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"/>`, 'g'),
  );
  if (values.length > 1) throw new Error(`The page has ${name} ${values.length} times`);
  return values[0];
}

function parseStructuredData(html: string): Node[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(blocks).toHaveLength(1);
  const { '@context': context, '@graph': graph } = JSON.parse(blocks[0]?.[1] ?? '');
  expect(context).toBe('https://schema.org');
  return graph;
}

/** Names of the `<meta>` elements that are compared. */
const propertyNames = [
  'robots',
  'og:url',
  'og:title',
  'og:site_name',
  'og:description',
  'og:locale',
  'og:type',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
];

test('every page has its own title, description, canonical URL, preview and structured data', async ({
  site,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of indexed) {
    const html = await (await fetch(site.url + path)).text();
    const [title = ''] = matchAll(html, /<title>(.*?)<\/title>/g);
    const description = getMetaProperty(html, 'description') ?? '';
    titles.add(title);
    descriptions.add(description);
    expect.soft(title.length, path).toBeGreaterThan(20);
    expect.soft(title.length, path).toBeLessThanOrEqual(65);
    expect.soft(description.length, path).toBeGreaterThanOrEqual(70);
    expect.soft(description.length, path).toBeLessThanOrEqual(160);

    const url = siteUrl + path;
    const data = parseStructuredData(html);
    const properties = Object.fromEntries(
      propertyNames.map((name) => [name, getMetaProperty(html, name)]),
    );
    expect
      .soft(
        {
          h1: html.match(/<h1[\s>]/g)?.length,
          canonical: matchAll(html, /<link rel="canonical" href="([^"]*)"\/>/g),
          title: `${properties['og:title']} | ${properties['og:site_name']}`,
          hasUnsetUrl: html.includes('.invalid'),
          ...properties,
          invalidData: data.flatMap((node) => validateNode(node)),
          wrongData: findWrongProperties(data, getText(html)),
        },
        path,
      )
      .toEqual({
        h1: 1,
        canonical: [url],
        title,
        hasUnsetUrl: false,
        robots: undefined,
        'og:url': url,
        'og:title': expect.any(String),
        'og:site_name': expect.any(String),
        'og:description': description,
        'og:locale': path.startsWith('/bn') ? 'bn_BD' : 'en_GB',
        'og:type': posts.includes(path) ? 'article' : 'website',
        'og:image': expect.stringMatching(/^https:\/\/www\.example\.org\/share\/[\w-]+\.png$/),
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringMatching(/./),
        'twitter:card': 'summary_large_image',
        invalidData: [],
        wrongData: [],
      });
  }
  expect(titles.size).toBe(indexed.length);
  expect(descriptions.size).toBe(indexed.length);
});

test('the duration of a programme in the structured data is on its page', async ({ request }) => {
  const words = { DAY: 'day', WEE: 'week', MON: 'month', ANN: 'year' };
  for (const path of publicPaths.filter((publicPath) =>
    publicPath.startsWith('/global-programs/'),
  )) {
    const html = await (await request.get(path)).text();
    const [duration] = collectNodes(parseStructuredData(html)).filter(
      (node) => node['@type'] === 'QuantitativeValue',
    );
    const { value, minValue, maxValue, unitCode } = duration as Record<string, string | number>;
    const unit = words[unitCode as keyof typeof words];
    const range = value
      ? `${value} ${unit}s`
      : `${minValue}(-${maxValue} ${unit}s| months to ${Number(maxValue) / 12} years)`;
    expect(getText(html), path).toMatch(new RegExp(range, 'i'));
  }
});

test('the dates of an event in the structured data are on its page, and an example post has none', async ({
  request,
}) => {
  const events = collectNodes(parseStructuredData(await (await request.get('/events')).text()));
  const html = await (await request.get('/events')).text();
  for (const { startDate, description } of events.filter((node) => node['@type'] === 'Event')) {
    expect(html).toContain(`dateTime="${startDate}"`);
    expect(getText(html)).toContain(description);
  }
  const page = await (await request.get(post)).text();
  const types = collectNodes(parseStructuredData(page)).map((node) => node['@type']);
  expect(types).not.toContain('BlogPosting');
});

test('pages that aren’t indexed have noindex and no other metadata', async ({ request }) => {
  for (const path of notIndexed) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<meta name="robots" content="noindex"\/>/g), path).toHaveLength(1);
    expect(html, path).not.toMatch(/canonical|property="og:|ld\+json/);
  }
});

test('the canonical URL has no query', async ({ request }) => {
  for (const path of ['/blog?category=1&page=2', '/?utm_source=mail']) {
    const html = await (await request.get(path)).text();
    const canonical = siteUrl + path.replace(/\?.*/, '');
    expect(matchAll(html, /<link rel="canonical" href="([^"]*)"\/>/g), path).toEqual([canonical]);
  }
});

test('every page of the blog names the feed', async ({ request }) => {
  for (const path of ['/blog', '/blog?category=1', post]) {
    const html = await (await request.get(path)).text();
    const [feed = ''] = matchAll(
      html,
      /<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]*)"\/>/g,
    );
    expect((await request.get(feed)).headers()['content-type'], path).toContain('rss+xml');
  }
});

test('robots.txt names the sitemap, which lists every page and post', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(robots.headers()['cache-control']).toContain('max-age');
  const [, sitemapUrl = ''] = /^Sitemap: (.*)$/m.exec(await robots.text()) ?? [];
  expect(sitemapUrl).toBe(`${siteUrl}/sitemap.xml`);

  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('application/xml');
  expect(sitemap.headers()['cache-control']).toContain('max-age');
  expect((await request.head('/sitemap.xml')).status()).toBe(200);
  const entries = matchAll(await sitemap.text(), /<loc>(.*?)<\/loc>/g);
  expect(entries.filter((entry) => !entry.includes('/blog/'))).toEqual(
    publicPaths.map((path) => siteUrl + path),
  );
  const postUrls = entries.filter((entry) => entry.includes('/blog/'));
  expect(postUrls.length).toBeGreaterThan(9);
  for (const url of postUrls) {
    const response = await request.get(url.slice(siteUrl.length), { maxRedirects: 0 });
    expect(response.status(), url).toBe(200);
    expect(await response.text()).toContain(`<link rel="canonical" href="${url}"/>`);
  }
});

test('every link of llms.txt works, and security.txt is valid for about half a year', async ({
  request,
}) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const links = matchAll(await response.text(), /(https?:[^\s)]+)/g);
  expect(links.length).toBeGreaterThan(80);
  for (const link of new Set(links)) {
    expect(link).toMatch(new RegExp(`^${siteUrl}/`));
    const page = await request.get(link.slice(siteUrl.length), { maxRedirects: 0 });
    expect(page.status(), link).toBe(200);
  }

  const security = await (await request.get('/.well-known/security.txt')).text();
  expect(security).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(security).toContain(`Canonical: ${siteUrl}/.well-known/security.txt\n`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(security) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(365);
});

test('after a link the canonical URL is that of the new page, and hydration adds no second one', async ({
  page,
}) => {
  await page.goto('/global-programs');
  await waitForHydration(page);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${siteUrl}/global-programs`);
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(canonical).toHaveAttribute('href', `${siteUrl}/contact`);
  await expect(canonical).toHaveCount(1);
});
