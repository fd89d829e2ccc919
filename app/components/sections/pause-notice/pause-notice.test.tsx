import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Pause } from '#app/content/vocabulary/pause.ts';
import type { Programme } from '#app/content/vocabulary/programme.ts';

/** The list of programmes, one of which is paused. */
vi.mock('#app/content/programmes/programmes.ts', async (load) => {
  const module = await load<{ programmes: readonly Programme[] }>();
  const paused: Pause = { since: '2027-05-03', reason: 'The farm takes nobody before spring.' };
  const programmes = module.programmes.map((programme) =>
    programme.slug === 'agriculture-internship' || programme.slug === 'study-abroad'
      ? { ...programme, paused }
      : programme,
  );
  const findProgramme = (slug: string) => programmes.find((programme) => programme.slug === slug);
  return { ...module, programmes, findProgramme };
});

beforeEach(() => {
  vi.resetModules();
});

/** A page as a visitor without scripts gets it. */
async function rendered(Component: React.ComponentType, data: object = {}) {
  const handler = createStaticHandler([{ path: '/', Component, loader: () => data }]);
  const context = await handler.query(new Request('http://localhost/'));
  if (context instanceof Response) throw context;
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} />);
}

const said = 'Paused since 3 May 2027. The farm takes nobody before spring.';

test('the page of a programme that is paused says so', async () => {
  const { ProgrammeHeading } = await import('../programme-heading/programme-heading.tsx');
  const heading = (name: string) => () => <ProgrammeHeading name={name} lede="" actions={[]} />;
  expect(await rendered(heading('Agriculture Internship'))).toContain(said);
  expect(await rendered(heading('Hotel Immersion'))).not.toContain('Paused');
});

test('where it is applied for stands the reason, and no form', async () => {
  const { loader } = await import('#app/screens/application/route.tsx');
  const dataFor = (programme: string) =>
    loader({
      params: { programme },
      request: new Request(`http://localhost/apply/${programme}`),
    } as Parameters<typeof loader>[0]);
  const { page, paused } = dataFor('agriculture-internship');
  expect(paused?.since).toBe('2027-05-03');
  expect(dataFor('hotel-immersion')).not.toHaveProperty('paused');

  const { PausedApplication } = await import('./paused-application.tsx');
  const html = await rendered(() => <PausedApplication page={page} paused={paused as Pause} />);
  expect(html).toContain(said);
  expect(html).not.toContain('<form');
});

test('the contact form does not offer it', async () => {
  const { contactForm } = await import('#submissions/forms/contact.ts');
  const labels = JSON.stringify(contactForm.sections);
  expect(labels).not.toContain('Agriculture Internship');
  expect(labels).toContain('Hotel Immersion');
});
