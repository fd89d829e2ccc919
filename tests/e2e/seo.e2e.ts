import { publicPaths } from '#app/paths/public-paths.ts';
import {
  collectNodes,
  type Node,
  validateNode,
} from '#app/seo/structured-data/testing/schema-org.ts';
import { posts } from '../helpers/site-map.ts';
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
  expect(values.length, name).toBeLessThan(2);
  return values[0];
}

function parseStructuredData(html: string): Node[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(blocks).toHaveLength(1);
  const { '@context': context, '@graph': graph } = JSON.parse(blocks[0]?.[1] ?? '');
  expect(context).toBe('https://schema.org');
  return graph;
}

/** The properties that search engines require of each type (developers.google.com/search/docs, "Structured data"). */
const requiredProperties: Record<string, string[]> = {
  EducationalOrganization: ['name', 'url'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Course: ['name', 'description', 'provider', 'hasCourseInstance'],
  CourseInstance: ['duration'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Event: ['name', 'startDate', 'location', 'organizer'],
  BlogPosting: ['headline', 'datePublished', 'image', 'publisher'],
  Place: ['address'],
  VirtualLocation: ['url'],
  PostalAddress: ['streetAddress', 'addressCountry'],
  Country: ['name'],
  QuantitativeValue: ['unitCode'],
};

/** Properties whose value must be visible on the page. */
const visibleProperties = ['name', 'headline', 'text', 'streetAddress', 'telephone', 'email'];

test('every page has its own title, description, canonical URL, preview and structured data', async ({
  request,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of indexed) {
    const response = await request.get(path);
    const html = await response.text();
    const check = expect.configure({ message: path });
    const [title = ''] = matchAll(html, /<title>(.*?)<\/title>/g);
    const description = getMetaProperty(html, 'description') ?? '';
    check(html.match(/<h1[\s>]/g)).toHaveLength(1);
    check(title.length).toBeGreaterThan(20);
    check(title.length).toBeLessThanOrEqual(65);
    check(description.length).toBeGreaterThanOrEqual(70);
    check(description.length).toBeLessThanOrEqual(160);
    titles.add(title);
    descriptions.add(description);

    const url = siteUrl + path;
    check(matchAll(html, /<link rel="canonical" href="([^"]*)"\/>/g)).toEqual([url]);
    check(getMetaProperty(html, 'og:url')).toBe(url);
    check(title).toBe(
      `${getMetaProperty(html, 'og:title')} | ${getMetaProperty(html, 'og:site_name')}`,
    );
    check(getMetaProperty(html, 'og:description')).toBe(description);
    check(getMetaProperty(html, 'og:locale')).toBe(path.startsWith('/bn') ? 'bn_BD' : 'en_GB');
    check(getMetaProperty(html, 'og:type')).toBe(posts.includes(path) ? 'article' : 'website');
    check(getMetaProperty(html, 'og:image')).toMatch(
      /^https:\/\/www\.example\.org\/share\/[\w-]+\.png$/,
    );
    check(getMetaProperty(html, 'og:image:width')).toBe('1200');
    check(getMetaProperty(html, 'og:image:height')).toBe('630');
    check(getMetaProperty(html, 'og:image:alt')).toBeTruthy();
    check(getMetaProperty(html, 'twitter:card')).toBe('summary_large_image');
    check(getMetaProperty(html, 'robots')).toBeUndefined();
    check(html).not.toContain('.invalid');

    const data = parseStructuredData(html);
    const text = getText(html);
    check(data.flatMap((node) => validateNode(node))).toEqual([]);
    for (const node of collectNodes(data)) {
      const { '@type': type, ...properties } = node;
      if (!type) continue;
      check(Object.keys(requiredProperties)).toContain(type);
      check(Object.keys(properties)).toEqual(
        expect.arrayContaining(requiredProperties[type] ?? []),
      );
      for (const [name, value] of Object.entries(properties)) {
        const here = expect.configure({ message: `${path}: ${type}.${name}` });
        if (['url', 'item', 'image', 'logo', '@id'].includes(name)) here(value).toMatch(/^https:/);
        if (visibleProperties.includes(name)) here(text).toContain(value);
      }
    }
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

test('the dates of an event and of a post in the structured data are on their pages', async ({
  request,
}) => {
  const events = collectNodes(parseStructuredData(await (await request.get('/events')).text()));
  const html = await (await request.get('/events')).text();
  for (const { startDate, description } of events.filter((node) => node['@type'] === 'Event')) {
    expect(html).toContain(`dateTime="${startDate}"`);
    expect(getText(html)).toContain(description);
  }
  const page = await (await request.get(post)).text();
  const posting = collectNodes(parseStructuredData(page)).find(
    (node) => node['@type'] === 'BlogPosting',
  );
  expect(page).toContain(`dateTime="${posting?.datePublished}"`);
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
