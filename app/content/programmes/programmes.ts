import type { Programme } from '../vocabulary/programme.ts';
import { withAddresses } from './addresses.ts';
import { type ProgrammeSlug, programmeList } from './programme-list.ts';

export type { ProgrammeSlug };

/** The nine programmes in the menu's order (requirements 2, "Site header" and the route table). */
export const programmes = programmeList.map((programme) =>
  withAddresses(programme),
) satisfies Programme[];

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
