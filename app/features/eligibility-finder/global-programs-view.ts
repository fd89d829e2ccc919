import type { Profile } from '#content/eligibility/profile.ts';

/**
 * The views at /global-programs, depending on the query string. `eligibility-finder` is the answer of "Can I go?", `sheet` the page
 * to show at home, and `moved` an address of a view that the site no longer has (old-addresses.server.ts).
 */
type GlobalProgramsView = 'overview' | 'eligibility-finder' | 'search' | 'sheet' | 'moved';

const profileFields = {
  age: true,
  studies: true,
  field: true,
  experience: true,
  english: true,
  passport: true,
  where: true,
  length: true,
} satisfies Record<keyof Profile, true>;
/** The parameters of the sentence, its sort order and its filter. */
export const finderParameters = [...Object.keys(profileFields), 'sort', 'show'];

/** The parameters of the comparison and of the plan, which the site no longer has. `view` and `plan` still select the sheet. */
const movedParameters = ['compare', 'view', 'plan'];

/** The parameters that select another view than the overview. */
export const viewParameters = ['q', ...finderParameters, ...movedParameters];

/**
 * Selects the view for a query string. A parameter with an empty value counts, because the form submits its empty fields
 * too. Unknown parameters are ignored.
 */
export function getGlobalProgramsView(searchParams: URLSearchParams): GlobalProgramsView {
  if (searchParams.has('q')) return 'search';
  if (searchParams.get('view') === 'sheet') return 'sheet';
  if (movedParameters.some((name) => searchParams.has(name))) return 'moved';
  return finderParameters.some((name) => searchParams.has(name))
    ? 'eligibility-finder'
    : 'overview';
}
