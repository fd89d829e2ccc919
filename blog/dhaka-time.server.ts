/** 'sv-SE' writes date and time as ISO 8601 does, but for the space between them. */
const isoInDhaka = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Dhaka',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * @param moment in UTC, as `2026-11-05T20:00:00Z`
 * @returns date and time in Dhaka without an offset, as `2026-11-06T02:00:00`; undefined when it is no moment
 */
export function dhakaTime(moment: string): string | undefined {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? undefined : isoInDhaka.format(time).replace(' ', 'T');
}
