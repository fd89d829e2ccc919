/**
 * Handles the daylight saving time of 2009, which old posts may fall into. common/dhaka-time.ts doesn't, since it is sent to
 * browsers. 'sv-SE' formats date and time as in ISO 8601, except for the space between them.
 */
const isoInDhaka = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Dhaka',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * @param moment in UTC, as `2026-11-05T20:00:00Z`
 * @returns date and time in Dhaka without an offset, as `2026-11-06T02:00:00`
 * @throws RangeError when `moment` is not a valid date
 */
export const toDhakaTime = (moment: string): string =>
  isoInDhaka.format(Date.parse(moment)).replace(' ', 'T');
