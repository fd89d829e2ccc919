import type { PlainProgrammePage, ProgrammePage } from '../types/programme.ts';

/** @returns whether a page has the content that the plain page and the plain brochure need */
export const isPlainProgrammePage = (page: ProgrammePage): page is PlainProgrammePage =>
  'provisions' in page;
