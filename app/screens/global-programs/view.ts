import type { Profile } from '#app/eligibility/profile.ts';

/** What stands at /global-programs, by the query of its address. */
export type View = 'overview' | 'answer' | 'compare' | 'plan' | 'search';

const blanks = {
  age: true,
  studies: true,
  field: true,
  english: true,
  passport: true,
  where: true,
  length: true,
} satisfies Record<keyof Profile, true>;
const ofAnAnswer = [...Object.keys(blanks), 'sort', 'show', 'compare'];

/** An empty value counts: the form sends its empty blanks too. What else an address carries changes nothing. */
export function viewOf(query: URLSearchParams): View {
  if (query.has('q')) return 'search';
  if (query.get('plan')) return 'plan';
  if (query.get('view') === 'compare') return 'compare';
  return ofAnAnswer.some((name) => query.has(name)) ? 'answer' : 'overview';
}
