import { expect, test } from 'vitest';
import { formatCalendar } from '#common/calendar.ts';
import { createEventCalendar, getCalendarPath } from './event-calendar.ts';

const event = {
  slug: 'fair',
  title: 'Fair; with, friends',
  date: '2026-12-31',
  location: '[Campus], Dhaka',
  text: `First line\nand ${'ওপার '.repeat(30)}`,
  picture: { file: 'event-fair', description: 'A stall' },
} as const;
const options = {
  siteUrl: 'https://example.org',
  by: 'Opar',
  at: new Date('2026-11-05T03:00:00.123Z'),
};

test('a sample has no calendar file, other events have one', () => {
  expect(getCalendarPath({ slug: 'fair', sample: true }, 'en')).toBeUndefined();
  expect(getCalendarPath({ slug: 'fair' }, 'en')).toBe('/events/fair.ics');
});

test('an entry lasts the whole day, also on the last day of a year', () => {
  const lines = createEventCalendar(event, options, 'en').split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('DTSTAMP:20261105T030000Z');
  expect(lines).toContain('UID:fair@example.org');
  expect(lines).toContain('URL:https://example.org/events#fair');
});

test('special characters and line breaks in text are escaped', () => {
  const calendar = createEventCalendar(event, options, 'en');
  expect(calendar).toContain('\r\nSUMMARY:Fair\\; with\\, friends\r\n');
  expect(calendar).toContain('\r\nLOCATION:[Campus]\\, Dhaka\r\n');
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('no line is longer than 75 octets, and unfolding restores the text', () => {
  const calendar = createEventCalendar(event, options, 'en');
  for (const line of calendar.split('\r\n'))
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(calendar.replaceAll('\r\n ', '')).toContain(`First line\\nand ${'ওপার '.repeat(30)}`);
});

test('an entry with a time is in UTC and has no duration', () => {
  const entry = { uid: 'answer', date: '2026-12-05T14:40:33.123Z', title: 'Answer', text: 'Due' };
  const lines = formatCalendar([entry], options).split('\r\n');
  expect(lines).toContain('DTSTART:20261205T144033Z');
  expect(lines.filter((line) => /^(DTEND|DURATION)/.test(line))).toEqual([]);
});
