/** 'sv-SE' writes a date as ISO 8601 does. */
const isoInDhaka = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka' });

/** @returns the day that it is in Dhaka at a moment, ISO 8601: '2026-11-22' */
export const dhakaDay = (at: Date): string => isoInDhaka.format(at);
