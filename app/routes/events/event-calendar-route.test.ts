import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { readSettings } from '#server/config/settings.ts';
import { settingsContext } from '#server/contexts.ts';
import { loader } from './event-calendar-route.ts';

/** What the client's content is like while one of two events is still an example. */
vi.mock('#content/events.ts', () => {
  const event = {
    title: 'Fair',
    date: '2026-12-31',
    location: 'Green Road, Dhaka',
    text: 'A fair.',
    picture: { file: 'event-fair', description: 'A stall' },
  };
  return {
    events: {
      events: [
        { ...event, slug: 'fair' },
        { ...event, slug: 'example', sample: true },
      ],
    },
  };
});

function load(path: string) {
  const context = new RouterContextProvider();
  context.set(settingsContext, readSettings({ SITE_URL: 'https://www.opar-careers.org' }));
  const request = new Request(`http://localhost${path}`);
  return loader({ request, context });
}

test('a confirmed event is a file for calendars', async () => {
  const answer = load('/events/fair.ics');
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="fair.ics"');
  const text = await answer.text();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.+\r\nDTSTART;VALUE=DATE:20261231\r\n/s);
  expect(text).toContain('URL:https://www.opar-careers.org/events#fair');
});

test('a sample has no calendar file', () => {
  expect(() => load('/events/example.ics')).toThrow(expect.objectContaining({ status: 404 }));
});
