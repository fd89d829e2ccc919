/** A whole day of a calendar, or a moment, which leaves it free for other things. */
export type CalendarEvent = {
  /** Unique on this site. */
  uid: string;
  /** ISO 8601: '2026-12-05' is the whole day; a moment is in UTC, '2026-12-05T14:40:33.123Z'. */
  date: string;
  title: string;
  text: string;
  location?: string;
  url?: string;
};

/**
 * Days and moments as a calendar file (RFC 5545). Runs in the browser as well.
 *
 * @param made.siteUrl without a closing slash
 * @param made.by the organisation's name
 */
export function formatCalendar(
  entries: readonly CalendarEvent[],
  made: { siteUrl: string; by: string; at: Date },
): string {
  const { hostname } = new URL(made.siteUrl);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(made.by)}//EN`,
    ...entries.flatMap(({ uid, date, title, text, location, url }) => [
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

/** A line of at most 75 octets, the rest on lines that begin with a space (RFC 5545, section 3.1). */
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

/** Without an end, what begins at a moment also ends at it (section 3.6.1). */
const formatDateProperties = (date: string): string[] =>
  date.includes('T')
    ? [`DTSTART:${formatUtcTime(date)}`]
    : [
        `DTSTART;VALUE=DATE:${formatDate(date, 0)}`,
        // The day after: an entry ends before it.
        `DTEND;VALUE=DATE:${formatDate(date, 1)}`,
      ];

/** `20261205T144033Z`. @param time ISO 8601, in UTC */
const formatUtcTime = (time: string): string => time.replace(/[-:]|\.\d+/g, '');

/** `20261205`, so many days after an ISO date. */
function formatDate(date: string, daysLater: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + daysLater);
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}
