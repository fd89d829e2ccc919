import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { stripRules } from '#content/eligibility/displayed-eligibility.ts';
import { internationalInternship } from '#content/programmes/international-internship.ts';
import { plainPages } from '#scripts/brochure/pages.ts';
import Programme, { loader } from './route.tsx';

/** A programme whose page is nothing but its content. */
const content = {
  ...internationalInternship,
  provisions: {
    title: 'What it gives',
    statements: [{ title: 'A room', text: 'On the campus.' }, { title: 'A certificate' }],
  },
};

/** What a reader has to find of it, on the page and on paper. */
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

test('the page says all that the content says', async () => {
  const eligibility = stripRules(content.eligibility);
  const html = await renderProgramme({ ...content, eligibility });
  expect(expectedTexts.filter((text) => !html.includes(text))).toEqual([]);
  for (const { to } of content.actions) expect(html).toContain(`href="${to}"`);
});

test('a programme that asks for no documents has no empty folder', async () => {
  const { documents, eligibility, ...rest } = content;
  expect(await renderProgramme(rest)).not.toContain(documents.title);
});

test('so does the brochure', () => {
  const words = plainPages(content)
    .map(({ markup }) => markup)
    .join('');
  expect(expectedTexts.filter((text) => !words.includes(text))).toEqual([]);
});

test('a programme that has a screen of its own is not found here', () => {
  const url = new URL('http://localhost/global-programs/hotel-immersion');
  expect(() => loader({ url } as Parameters<typeof loader>[0])).toThrow(
    expect.objectContaining({ status: 404 }),
  );
});
