/** The beginning of the fragment of a link that takes the record to another device (record-links.ts). */
export const handOverPrefix = '#crossing=';
