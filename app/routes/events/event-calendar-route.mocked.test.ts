import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { readSettings } from '#server/config/settings.ts';
import { settingsContext } from '#server/contexts.ts';
import { loader } from './event-calendar-route.ts';

/** Mocks the content with one confirmed event and one sample. */
vi.mock('#content/events.ts', () => {
  const event = {
    title: 'Fair',
    date: '2026-12-31',
    location: 'Green Road, Dhaka',
    text: 'A fair.',
    picture: { file: 'event-fair', description: 'A stall' },
  };
  const events = [
    { ...event, slug: 'fair' },
    { ...event, slug: 'example', sample: true },
  ];
  return { events: { en: { events }, bn: { events } } };
});

function loadCalendar(path: string) {
  const context = new RouterContextProvider();
  context.set(settingsContext, readSettings({ SITE_URL: 'https://www.opar-careers.org' }));
  const request = new Request(`http://localhost${path}`);
  return loader({ request, context });
}

test('a confirmed event has a calendar file', async () => {
  const response = loadCalendar('/events/fair.ics');
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="fair.ics"');
  const text = await response.text();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.+\r\nDTSTART;VALUE=DATE:20261231\r\n/s);
  expect(text).toContain('URL:https://www.opar-careers.org/events#fair');
});

test('a calendar file of the Bengali edition leads to its page', async () => {
  const text = await loadCalendar('/bn/events/fair.ics').text();
  expect(text).toContain('URL:https://www.opar-careers.org/bn/events#fair');
  expect(text).toContain('ওপার ইন্টারন্যাশনাল');
});

test('a sample has no calendar file', () => {
  expect(() => loadCalendar('/events/example.ics')).toThrow(
    expect.objectContaining({ status: 404 }),
  );
});
