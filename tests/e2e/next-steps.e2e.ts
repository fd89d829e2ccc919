import { DomUtils, parseDocument } from 'htmlparser2';
import { getGlobalProgramsView } from '#app/features/eligibility-finder/global-programs-view.ts';
import { events } from '#content/events.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { allPages, posts } from '../helpers/site-map.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';
import { countries } from '../specification/routes.ts';

const origin = 'http://site.test';

/**
 * The targets of all links of a page outside the header, whose links to "Can I go?" only a phone shows. The sentence of
 * "Can I go?" is a form; it counts as a link with its fields empty.
 */
function listLinks(html: string, page: string): URL[] {
  const document = parseDocument(html);
  for (const header of DomUtils.getElementsByTagName('header', document)) {
    if (header.attribs['data-tone']) DomUtils.removeElement(header);
  }
  const urls = DomUtils.getElementsByTagName('a', document).map(({ attribs }) => attribs.href);
  const sentences = DomUtils.getElementsByTagName('form', document)
    .filter((form) => DomUtils.findOne(({ attribs }) => attribs.name === 'age', [form]))
    .map(({ attribs }) => `${attribs.action}?age=`);
  return [...urls, ...sentences].map((url) => new URL(url ?? '', origin + page));
}

const isFinder = ({ pathname, searchParams }: URL) =>
  pathname === '/global-programs' && getGlobalProgramsView(searchParams) === 'eligibility-finder';
const isPerson = ({ protocol, pathname }: URL) =>
  ['tel:', 'mailto:'].includes(protocol) || pathname === '/contact';

/** Whether a link leads to a form: an application, the registration on the page of the national students, or a message. */
const isForm = ({ pathname, hash }: URL) =>
  /^\/apply\/./.test(pathname) || pathname === '/contact' || hash === '#registration';
/** Returns the value by which forms name the subject of a page: a country, a programme, or a service. */
const getSubject = (page: string) =>
  /^\/(?:destinations|global-programs)\/(.+)$/.exec(page)?.[1] ??
  /^\/(services)$/.exec(page)?.[1] ??
  /^\/(national)-programs(\/.+)$/.exec(page)?.slice(1).join('').replace('/', '-');
/** Whether a form is prefilled with the subject: it is its programme's own form, or its address names the subject. */
const knows = (subject: string, { pathname, searchParams, hash }: URL) =>
  pathname === `/apply/${subject}` ||
  [...searchParams.getAll('about'), searchParams.get('destination')].includes(subject) ||
  hash === '#registration';

test('every page leads to "Can I go?", to a form that knows the page’s subject, and to a person in two steps', async ({
  request,
}) => {
  const cache = new Map<string, URL[]>();
  async function fetchLinks(page: string): Promise<URL[]> {
    const cached = cache.get(page);
    if (cached) return cached;
    const links = listLinks(await (await request.get(page)).text(), page);
    cache.set(page, links);
    return links;
  }
  async function reaches(page: string, isTarget: (url: URL) => boolean): Promise<boolean> {
    const links = await fetchLinks(page);
    if (links.some(isTarget)) return true;
    for (const { origin: linkOrigin, pathname } of links) {
      if (linkOrigin !== origin || !allPages.includes(pathname)) continue;
      if ((await fetchLinks(pathname)).some(isTarget)) return true;
    }
    return false;
  }

  const lost: string[] = [];
  for (const page of allPages) {
    if (!(await reaches(page, isFinder))) lost.push(`${page} doesn’t lead to "Can I go?"`);
    const subject = getSubject(page);
    const isWantedForm = (url: URL) => isForm(url) && (!subject || knows(subject, url));
    if (!(await reaches(page, isWantedForm))) lost.push(`${page} doesn’t lead to a form`);
    if (!(await reaches(page, isPerson))) lost.push(`${page} doesn’t lead to a person`);
  }
  expect(lost).toEqual([]);
});

test('countries, programmes, the hub and posts link to "Can I go?", with what is known filled in', async ({
  request,
}) => {
  const expectLink = async (page: string, query: string) =>
    expect(
      listLinks(await (await request.get(page)).text(), page)
        .filter(isFinder)
        .map(({ search }) => search),
      page,
    ).toContain(query);
  for (const slug of Object.keys(countries)) {
    await expectLink(`/destinations/${slug}`, `?where=${slug}`);
  }
  for (const slug of [
    'study-abroad',
    'virtual-internship',
    'pathway-program',
    'student-exchange',
    'professional-immersion',
    'hotel-immersion',
  ]) {
    const query = `?where=anywhere&show=no-country`;
    await expectLink(`/global-programs/${slug}`, query);
  }
  await expectLink('/global-programs/international-internship', '?where=anywhere');
  await expectLink(
    '/global-programs/medical-internships',
    '?field=health&where=anywhere&show=no-country',
  );
  await expectLink('/global-programs/agriculture-internship', '?field=agriculture&where=denmark');
  for (const page of ['/apply', ...posts]) await expectLink(page, '?age=');
});

test('the link of a country opens "Can I go?" with the country chosen', async ({ page }) => {
  await page.goto('/destinations/germany');
  await page.getByRole('link', { name: 'Can I go to Germany?' }).click();
  await expect(page.getByLabel('Where you want to go')).toHaveValue('germany');
});

test('the link of a programme opens "Can I go?" with the programme in sight', async ({ page }) => {
  await page.goto('/global-programs/study-abroad');
  await page.getByRole('link', { name: 'Can I study abroad?' }).click();
  await expect(
    page.getByRole('region', { name: 'Could fit' }).getByRole('link', { name: 'Study Abroad' }),
  ).toBeVisible();
});

test('the blog names the next events, the earliest first, and each leads to its details', async ({
  page,
}) => {
  await page.goto('/blog');
  const strip = page.getByRole('region', { name: 'Next events' });
  const today = new Date().toISOString().slice(0, 10);
  const next = events.en.events.filter(({ date }) => date > today);
  await expect(strip.getByRole('listitem')).toHaveCount(Math.min(next.length, 3));
  await expect(strip.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
  const [first] = next;
  if (!first) return;
  await strip.getByRole('link', { name: first.title }).click();
  await expect(page).toHaveURL(`/events#${first.slug}`);
});

test('the footer leads to /about and says when the office is open', async ({ page }) => {
  await page.goto('/services');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Sunday to Thursday 10:00 AM to 6:00 PM')).toBeVisible();
  await footer.getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL('/about');
});

test('the phone’s menu has "Can I go?", About, the phone number and the office hours; the desktop’s has "Can I go?" below the programmes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('listitem').nth(1)).toHaveText('Can I go?');
  await expect(menu.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  await expect(menu.getByRole('link', { name: /^Call us: \+880/ })).toHaveAttribute(
    'href',
    /^tel:\+880\d+$/,
  );
  await expect(menu.getByText('Sunday to Thursday 10:00 AM to 6:00 PM')).toBeVisible();
  await menu.getByRole('link', { name: 'Can I go?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Can I go?' })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu.getByRole('link', { name: 'About' })).toBeHidden();
  await menu.getByText('Global Programs', { exact: true }).click();
  const lastProgramme = menu.getByRole('link', { name: programmes.at(-1)?.names.en });
  const finder = menu.getByRole('link', { name: 'Can I go?' });
  await expect(finder).toHaveCount(1);
  expect((await finder.boundingBox())?.y).toBeGreaterThan(
    (await lastProgramme.boundingBox())?.y ?? 0,
  );
});

test('the hub has seven cards and two rows, and each name leads to its programme', async ({
  page,
}) => {
  await page.goto('/apply');
  const names = page.getByRole('main').getByRole('listitem').locator('h2 a, h3 a');
  expect(
    await names.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(
    [
      'international-internship',
      'study-abroad',
      'pathway-program',
      'student-exchange',
      'virtual-internship',
      'hotel-immersion',
      'professional-immersion',
      'medical-internships',
      'agriculture-internship',
    ].map((slug) => `/global-programs/${slug}`),
  );
  await expect(page.getByRole('main').locator('li h2')).toHaveCount(7);
  const medical = page.getByRole('listitem').filter({ hasText: 'Medical Internships Abroad' });
  await expect(medical.getByRole('link', { name: /^Apply online/ }).last()).toHaveAttribute(
    'href',
    '/apply/medical-internships',
  );
  await page.getByRole('link', { name: 'Hotel Immersion', exact: true }).last().click();
  await expect(page).toHaveURL('/global-programs/hotel-immersion');
});

test('the filter of programmes without a country reads "Other programmes"', async ({ page }) => {
  await page.goto('/global-programs?age=22&studies=year-2&english=basic&passport=2-years');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Other programmes/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^(?:Any|No) country/ })).toHaveCount(0);
});

test('below a programme’s headline are two buttons and one text link at most', async ({ page }) => {
  for (const { path } of programmes) {
    await page.goto(path);
    const end = (
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().boundingBox()
    )?.y;
    const links = await page.locator('main a:not(nav a)').evaluateAll((elements) =>
      elements.map((element) => ({
        top: element.getBoundingClientRect().top + scrollY,
        isText: element.classList.contains('text-link'),
      })),
    );
    const own = links.filter(({ top }) => top < (end ?? 0));
    expect(own.filter(({ isText }) => isText).length, path).toBe(1);
    expect(own.length, path).toBeLessThanOrEqual(3);
  }
});

test('the last Apply Now of the agriculture internship says that it asks first', async ({
  page,
}) => {
  await page.goto('/global-programs/agriculture-internship');
  const links = page.getByRole('main').getByRole('link', { name: /^Apply Now/ });
  await expect(links.first()).toHaveAttribute('href', '/apply/agriculture-internship');
  await expect(links.last()).toHaveAccessibleName(/^Apply Now ?: Ask about the application$/);
  await expect(links.last()).toHaveAttribute('href', /^\/contact\?/);
  await expect(page.getByText('Ask about the application', { exact: true })).toBeVisible();
});
