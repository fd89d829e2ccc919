import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ProgrammeHeading } from '#app/components/sections/programme-heading.tsx';
import { getApplicationPage } from '#content/application-pages.ts';
import { contactForm } from '#domain/submissions/forms/contact.ts';
import ApplicationRoute, { loader } from './route.tsx';

const slug = 'agriculture-internship';
const noticeText = 'Paused since 3 May 2027. The farm takes nobody before spring.';

/** The agriculture internship is paused, as one line in the list of programmes would have it. */
vi.mock('#content/programmes/programme-list.ts', async (load) => {
  const { programmeList } = await load<{ programmeList: readonly { slug: string }[] }>();
  const paused = { since: '2027-05-03', reason: 'The farm takes nobody before spring.' };
  return {
    programmeList: programmeList.map((programme) =>
      programme.slug === 'agriculture-internship' ? { ...programme, paused } : programme,
    ),
  };
});

/** A page as a visitor without scripts gets it. */
async function renderPage(Component: ComponentType) {
  const handler = createStaticHandler([{ path: '/', Component }]);
  const context = await handler.query(new Request('http://localhost/'));
  if (context instanceof Response) throw context;
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} />);
}

test('the page of a programme that is paused says so', async () => {
  const heading = (name: string) => () => <ProgrammeHeading name={name} lede="" actions={[]} />;
  expect(await renderPage(heading('Agriculture Internship'))).toContain(noticeText);
  expect(await renderPage(heading('Hotel Immersion'))).not.toContain('Paused');
});

test('where it is applied for stands the reason, and no form', async () => {
  const pageOf = (programme: string) => {
    const args = {
      params: { programme },
      request: new Request(`http://localhost/apply/${programme}`),
    } as Parameters<typeof loader>[0];
    const props = { loaderData: loader(args) } as Parameters<typeof ApplicationRoute>[0];
    return renderPage(() => <ApplicationRoute {...props} />);
  };
  const paused = await pageOf(slug);
  expect(paused).toContain(noticeText);
  expect(paused).not.toContain('<form');
  const open = await pageOf('hotel-immersion');
  expect(open).toContain('<form');
  expect(open).not.toContain('Paused');
});

test('the page with a form in a frame knows it, too', () => {
  expect(getApplicationPage(slug).paused).toBe(noticeText);
  expect(getApplicationPage('study-abroad')).not.toHaveProperty('paused');
});

test('the contact form does not offer it', () => {
  const labels = JSON.stringify(contactForm.sections);
  expect(labels).not.toContain('Agriculture Internship');
  expect(labels).toContain('Hotel Immersion');
});
