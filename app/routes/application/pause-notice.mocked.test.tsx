import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { expect, test, vi } from 'vitest';
import { LanguageContext } from '#app/components/language/language-context.ts';
import { ProgrammeHeading } from '#app/components/sections/programme-heading.tsx';
import { getApplicationPage } from '#content/application-pages.ts';
import { type Language, languages } from '#content/language.ts';
import { localisedOpportunities } from '#domain/eligibility/opportunities.ts';
import { contactForm } from '#domain/submissions/forms/contact.ts';
import ApplicationRoute, { loader } from './route.tsx';

const slug = 'agriculture-internship';
const notices = {
  en: 'Paused since May 3, 2027. The farm takes nobody before spring.',
  bn: '৩ মে ২০২৭ থেকে স্থগিত। খামারটি বসন্তের আগে কাউকে নেবে না।',
};

/** Pauses the agriculture internship, as an entry in the list of programmes would, and no other programme. */
vi.mock('#content/programmes/programme-list.ts', async (importOriginal) => {
  const { programmeList } = await importOriginal<{
    programmeList: readonly { slug: string; paused?: unknown }[];
  }>();
  const paused = {
    since: '2027-05-03',
    reason: {
      en: 'The farm takes nobody before spring.',
      bn: 'খামারটি বসন্তের আগে কাউকে নেবে না।',
    },
  };
  return {
    programmeList: programmeList.map(({ paused: _, ...programme }) =>
      programme.slug === 'agriculture-internship' ? { ...programme, paused } : programme,
    ),
  };
});

/** Renders a component to the HTML that a visitor without JavaScript sees. */
async function renderPage(Component: ComponentType, language: Language = 'en') {
  const handler = createStaticHandler([{ path: '/', Component }]);
  const context = await handler.query(new Request('http://localhost/'));
  if (context instanceof Response) throw context;
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(
    <LanguageContext value={language}>
      <StaticRouterProvider router={router} context={context} />
    </LanguageContext>,
  );
}

test('the heading of a paused programme shows the notice', async () => {
  const createHeading = (name: string) => () => (
    <ProgrammeHeading name={name} lead="" actions={[]} finder={{ name: 'Can I go?', to: '/' }} />
  );
  expect(await renderPage(createHeading('Agriculture Internship'))).toContain(notices.en);
  expect(await renderPage(createHeading('কৃষি ইন্টার্নশিপ'), 'bn')).toContain(notices.bn);
  expect(await renderPage(createHeading('Hotel Immersion'))).not.toContain('Paused');
});

test('the application page of a paused programme shows the reason instead of the form', async () => {
  const renderApplicationPage = (programme: string) => {
    const url = `http://localhost/apply/${programme}`;
    const args = {
      params: { programme },
      request: new Request(url),
      url: new URL(url),
      pattern: '/apply/:programme',
      context: new RouterContextProvider(),
    } as Parameters<typeof loader>[0];
    const props = { loaderData: loader(args) } as Parameters<typeof ApplicationRoute>[0];
    return renderPage(() => <ApplicationRoute {...props} />);
  };
  const pausedHtml = await renderApplicationPage(slug);
  expect(pausedHtml).toContain(notices.en);
  expect(pausedHtml).not.toContain('<form');
  const openHtml = await renderApplicationPage('hotel-immersion');
  expect(openHtml).toContain('<form');
  expect(openHtml).not.toContain('Paused');
});

test('the data of a page with an embedded form includes the notice only if the programme is paused', () => {
  expect(getApplicationPage(slug, 'en').paused).toBe(notices.en);
  expect(getApplicationPage(slug, 'bn').paused).toBe(notices.bn);
  expect(getApplicationPage('study-abroad', 'en')).not.toHaveProperty('paused');
});

test.each(languages)('“Can I go?” has the reason in the language of the page: %s', (language) => {
  const opportunities = localisedOpportunities[language];
  const paused = opportunities.filter((opportunity) => opportunity.paused === notices[language]);
  expect(paused.length).toBeGreaterThan(0);
  expect(paused).toEqual(opportunities.filter(({ programme }) => programme === slug));
});

test('the contact form does not offer a paused programme', () => {
  const labels = JSON.stringify(contactForm.sections);
  expect(labels).not.toContain('Agriculture Internship');
  expect(labels).toContain('Hotel Immersion');
});
