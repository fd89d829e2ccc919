import type { StaticEvent } from '#app/content/vocabulary/nouns.ts';

/** Where an event's calendar file is. */
export const calendarPath = ({ slug }: Pick<StaticEvent, 'slug'>) => `/events/${slug}.ics`;

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A line of at most 75 octets, the rest on lines that begin with a space (RFC 5545, section 3.1). */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > 75) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}

/** `20261205`, so many days after an ISO date. */
function calendarDate(date: string, daysLater: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + daysLater);
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}

/**
 * An event as a calendar of one entry (RFC 5545), which takes its whole day and leaves that free for other things.
 *
 * @param made.siteUrl without a closing slash
 * @param made.by the organisation's name
 */
export function calendarOf(
  event: StaticEvent,
  made: { siteUrl: string; by: string; at: Date },
): string {
  const stamp = made.at.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(made.by)}//EN`,
    'BEGIN:VEVENT',
    `UID:${event.slug}@${new URL(made.siteUrl).hostname}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${calendarDate(event.date, 0)}`,
    // The day after: an entry ends before it.
    `DTEND;VALUE=DATE:${calendarDate(event.date, 1)}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.location)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    `URL:${made.siteUrl}/events#${event.slug}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
