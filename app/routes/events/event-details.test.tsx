import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createEventView } from '#app/features/events/event-view.ts';
import { events } from '#content/events.ts';
import type { StaticEvent } from '#content/types/common.ts';
import { EventDetails } from './event-details.tsx';

const fair: StaticEvent = {
  slug: 'fair',
  title: 'Fair',
  date: '2026-12-05',
  location: 'Green Road, Dhaka',
  text: 'A fair.',
  picture: { file: 'event-fair', description: 'A stall' },
};

function renderEvent(event: StaticEvent) {
  const view = createEventView(event, new Date('2026-12-01T06:00:00Z'), 'en');
  const router = createMemoryRouter([
    { path: '/', element: <EventDetails event={view} texts={events.en} /> },
  ]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('an event links to its calendar file, a sample does not', () => {
  expect(renderEvent(fair)).toContain('href="/events/fair.ics"');
  expect(renderEvent({ ...fair, sample: true })).not.toContain('.ics');
  expect(renderEvent({ ...fair, sample: true })).toContain(events.en.learnMore.name);
});
