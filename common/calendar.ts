/** An event of a calendar: a whole day, or a moment. It doesn't mark the time as busy. */
export type CalendarEvent = {
  /** Unique on this site. */
  uid: string;
  /** ISO 8601: a whole day such as '2026-12-05', or a moment in UTC such as '2026-12-05T14:40:33.123Z'. */
  date: string;
  title: string;
  text: string;
  location?: string;
  url?: string;
};

/**
 * Formats events as a calendar file (RFC 5545). It runs in the browser as well.
 *
 * @param made.siteUrl without a trailing slash
 * @param made.by the organisation's name
 * @param made.at when the file is created
 */
export function formatCalendar(
  events: readonly CalendarEvent[],
  made: { siteUrl: string; by: string; at: Date },
): string {
  const { hostname } = new URL(made.siteUrl);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(made.by)}//EN`,
    ...events.flatMap(({ uid, date, title, text, location, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}@${hostname}`,
      `DTSTAMP:${formatUtcTime(made.at.toISOString())}`,
      ...formatDateProperties(date),
      'TRANSP:TRANSPARENT',
      `SUMMARY:${escapeText(title)}`,
      ...(location ? [`LOCATION:${escapeText(location)}`] : []),
      `DESCRIPTION:${escapeText(text)}`,
      ...(url ? [`URL:${url}`] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const countOctets = (text: string) => new TextEncoder().encode(text).length;

/** Folds a line into lines of at most 75 octets. Continuation lines begin with a space (RFC 5545, section 3.1). */
function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (countOctets(current + character) > 75) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}

/** Returns the start and end of an event. A moment needs no end, since it ends at its start (section 3.6.1). */
const formatDateProperties = (date: string): string[] =>
  date.includes('T')
    ? [`DTSTART:${formatUtcTime(date)}`]
    : [
        `DTSTART;VALUE=DATE:${formatDate(date, 0)}`,
        // The end is exclusive, so it is the next day.
        `DTEND;VALUE=DATE:${formatDate(date, 1)}`,
      ];

/** Formats a time (ISO 8601, in UTC) as `20261205T144033Z`. */
const formatUtcTime = (time: string): string => time.replace(/[-:]|\.\d+/g, '');

/** Formats the day that is some days after an ISO date as `20261205`. */
function formatDate(date: string, daysLater: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + daysLater);
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}
