import type { PlainProgrammePage, ProgrammePage } from '../types/programme.ts';

/** @returns whether a page has all that the plain screen and the plain brochure show */
export const isPlainProgrammePage = (page: ProgrammePage): page is PlainProgrammePage =>
  'provisions' in page;
