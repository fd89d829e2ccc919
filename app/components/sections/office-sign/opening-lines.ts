import { officeSign } from '#content/office-hours.ts';
import type { Opening } from './opening.ts';

/** What a sign says of the office. */
export const openingLines = (opening: Opening): { title: string; text: string } =>
  opening.open
    ? { title: officeSign.open.title, text: officeSign.open.until }
    : { title: officeSign.closed.title, text: officeSign.closed.opens[opening.opens] };
