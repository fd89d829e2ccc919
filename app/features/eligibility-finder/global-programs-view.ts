import type { Profile } from '#domain/eligibility/profile.ts';

/**
 * The views at /global-programs, depending on the query string. `can-i-go` is the eligibility finder, `sheet` the page to show
 * at home.
 */
type GlobalProgramsView = 'overview' | 'can-i-go' | 'search' | 'sheet';

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

/** The parameters that select another view than the overview. */
export const viewParameters = ['q', ...finderParameters];

/**
 * Selects the view for a query string. A parameter with an empty value counts, because the form submits its empty fields
 * too. Unknown parameters are ignored.
 */
export function getGlobalProgramsView(searchParams: URLSearchParams): GlobalProgramsView {
  if (searchParams.has('q')) return 'search';
  if (searchParams.get('view') === 'sheet') return 'sheet';
  return finderParameters.some((name) => searchParams.has(name)) ? 'can-i-go' : 'overview';
}
