/**
 * Knows the summer time of 2009, into which old posts may fall; common/dhaka-time.ts needn't, and goes to browsers.
 * 'sv-SE' writes date and time as ISO 8601 does, but for the space between them.
 */
const isoInDhaka = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Dhaka',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * @param moment in UTC, as `2026-11-05T20:00:00Z`
 * @returns date and time in Dhaka without an offset, as `2026-11-06T02:00:00`
 * @throws RangeError when it is no moment
 */
export const toDhakaTime = (moment: string): string =>
  isoInDhaka.format(Date.parse(moment)).replace(' ', 'T');
