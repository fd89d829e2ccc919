import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createProgrammeLedger } from '#content/costs/create-cost-ledger.ts';
import { stripRules } from '#content/eligibility/displayed-eligibility.ts';
import { internationalInternship } from '#content/programmes/international-internship.ts';
import { plainPages } from '#scripts/brochure/pages.ts';
import Programme, { loader } from './route.tsx';

/** A programme that the plain page can show. */
const content = {
  ...internationalInternship.en,
  provisions: {
    title: 'What it gives',
    statements: [{ title: 'A room', text: 'On the campus.' }, { title: 'A certificate' }],
  },
};

/** The page's costs, which a brochure doesn't have. */
const costs = createProgrammeLedger('international-internship', 'en');

/** Texts that the page and the brochure have to contain. */
const expectedTexts = [
  content.lede,
  'What it gives',
  'A room',
  'On the campus.',
  'A certificate',
  ...content.facts.map(({ value }) => value),
  ...content.eligibility.requirements.map(({ value }) => value),
  ...content.documents.documents.map(({ name }) => name),
  content.closing.title,
].map((text) => text.replaceAll('&', '&amp;'));

async function renderProgramme(data: object) {
  const routes = [{ path: '/', Component: Programme, loader: () => data }];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request('http://localhost/'));
  if (context instanceof Response) throw context;
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} />);
}

test('the page contains every text of the content', async () => {
  const eligibility = stripRules(content.eligibility, 'en');
  const html = await renderProgramme({ ...content, eligibility, costs });
  for (const { label } of costs.rows) expect(html).toContain(label);
  expect(expectedTexts.filter((text) => !html.includes(text))).toEqual([]);
  for (const { to } of content.actions) expect(html).toContain(`href="${to}"`);
});

test('a programme without documents has no empty section for them', async () => {
  const { documents, eligibility, ...rest } = content;
  expect(await renderProgramme({ ...rest, costs })).not.toContain(documents.title);
});

test('the brochure contains every text of the content', () => {
  const markup = plainPages(content)
    .map((page) => page.markup)
    .join('');
  expect(expectedTexts.filter((text) => !markup.includes(text))).toEqual([]);
});

test('a programme with a route of its own is a 404 here', () => {
  const url = new URL('http://localhost/global-programs/hotel-immersion');
  expect(() => loader({ url } as Parameters<typeof loader>[0])).toThrow(
    expect.objectContaining({ status: 404 }),
  );
});
