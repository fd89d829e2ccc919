import type { Profile } from '#domain/eligibility/profile.ts';

/** What stands at /global-programs, by the query of its address: "Can I go?" is its answer, a comparison, or a plan. */
export type GlobalProgramsView = 'overview' | 'can-i-go' | 'search';

const profileFields = {
  age: true,
  studies: true,
  field: true,
  english: true,
  passport: true,
  where: true,
  length: true,
} satisfies Record<keyof Profile, true>;
const finderParameters = [...Object.keys(profileFields), 'sort', 'show', 'compare', 'view', 'plan'];

/** The names that make an address another page than the overview. */
export const viewParameters = ['q', ...finderParameters];

/** An empty value counts: the form sends its empty blanks too. What else an address carries changes nothing. */
export function getGlobalProgramsView(query: URLSearchParams): GlobalProgramsView {
  if (query.has('q')) return 'search';
  return finderParameters.some((name) => query.has(name)) ? 'can-i-go' : 'overview';
}
