import type { Programme } from '../types/programme.ts';
import { type ProgrammeSlug, programmeList } from './programme-list.ts';

export type { ProgrammeSlug };

/** The programmes in the menu's order, with the URL paths of their pages and their applications. */
export const programmes = programmeList.map((programme) => ({
  ...programme,
  name: programme.names.en,
  path: `/global-programs/${programme.slug}`,
  applicationPath: `/apply/${programme.slug}`,
})) satisfies Programme[];

type KnownProgramme = (typeof programmes)[number];

/**
 * Finds a programme by its slug, the last segment of its path: `study-abroad` of /global-programs/study-abroad.
 *
 * @returns the programme, or undefined when none has that slug
 */
export function findProgramme(slug: ProgrammeSlug): KnownProgramme;
export function findProgramme(slug: string): KnownProgramme | undefined;
export function findProgramme(slug: string): KnownProgramme | undefined {
  return programmes.find((programme) => programme.slug === slug);
}
