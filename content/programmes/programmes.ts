import type { Programme } from '../types/programme.ts';
import { type ProgrammeSlug, programmeList } from './programme-list.ts';

export type { ProgrammeSlug };

/** The programmes in the menu's order, with the address of each one's page and of its application. */
export const programmes = programmeList.map((programme) => ({
  ...programme,
  path: `/global-programs/${programme.slug}`,
  applicationPath: `/apply/${programme.slug}`,
})) satisfies Programme[];

type KnownProgramme = (typeof programmes)[number];

/**
 * The programme at an address: `study-abroad` of /global-programs/study-abroad.
 *
 * @returns undefined where no programme has that address
 */
export function findProgramme(slug: ProgrammeSlug): KnownProgramme;
export function findProgramme(slug: string): KnownProgramme | undefined;
export function findProgramme(slug: string): KnownProgramme | undefined {
  return programmes.find((programme) => programme.slug === slug);
}
