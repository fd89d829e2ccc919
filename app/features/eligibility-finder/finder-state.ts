import type { Profile } from '#content/eligibility/profile.ts';
import { toLatinDigits } from '#content/formats/bengali-digits.ts';
import {
  type FinderQuery,
  parseFinderQuery,
  stringifyFinderQuery,
} from '#domain/eligibility/finder-query.ts';

/** A control of the form: a field of the sentence, or the sort order. */
export type ControlName = keyof Profile | 'sort';

/** What the finder shows. All of it but `typedAge` is in the address, or comes from how the address was opened. */
export type FinderState = {
  /** Query string of the address, such as '?age=22'. */
  search: string;
  /** The query that it stands for. */
  query: FinderQuery;
  /** What stands in the field of the age while it is no age yet, such as the "2" of "22". */
  typedAge?: string;
  /** Set by a link or the Back button: a new object each time, with the scroll position in CSS pixels if it has to change. */
  opened?: { scrollTo?: number | undefined };
};

export type FinderAction =
  /** A link, or Back and Forward, have opened an address. */
  | { type: 'open'; search: string; scrollTo?: number | undefined }
  /** The visitor has changed a control. */
  | { type: 'change'; name: ControlName; value: string }
  /** The visitor has left the field of the age, or submitted the form: what was typed has to be an age now. */
  | { type: 'finish' }
  /** The values of all controls that were changed before the scripts started. */
  | { type: 'fill'; values: Readonly<Record<string, string>> };

/** Returns the state for an address that the browser has loaded. */
export const createFinderState = (search: string): FinderState => ({
  search,
  query: parseFinderQuery(new URLSearchParams(search)),
});

/** Returns the state after an action: the same object if nothing changes. */
export function finderReducer(state: FinderState, action: FinderAction): FinderState {
  switch (action.type) {
    case 'open':
      return { ...createFinderState(action.search), opened: { scrollTo: action.scrollTo } };
    case 'change':
      return fill(state, { [action.name]: action.value });
    case 'finish':
      return state.typedAge === undefined ? state : answer(state, { age: state.typedAge });
    case 'fill':
      return fill(state, action.values);
  }
}

/** Takes over the values that differ. An age that isn't complete yet is kept in its field, and changes nothing else. */
function fill(state: FinderState, values: Readonly<Record<string, string>>): FinderState {
  const current = getValues(state);
  const changes = Object.entries(values)
    .map(([name, value]) => [name, name === 'age' ? toLatinDigits(value) : value] as const)
    .filter(([name, value]) => value !== (current[name] ?? ''));
  if (changes.length === 0) return state;
  const { age, ...others } = Object.fromEntries(changes);
  const isIncomplete = age && parse({ age }).profile.age === undefined;
  if (!isIncomplete) return answer(state, Object.fromEntries(changes));
  const next = Object.keys(others).length > 0 ? answer(state, others) : state;
  return { ...next, typedAge: age };
}

/** Returns the state whose query has the given values. Those that the site doesn't know stay in the address, and are named. */
function answer(state: FinderState, values: Readonly<Record<string, string>>): FinderState {
  const { show } = state.query;
  const query: FinderQuery = {
    ...parse({ ...getValues(state), ...values }),
    ...(show && { show }),
  };
  const ignored = new URLSearchParams(query.ignored.map(({ name, value }) => [name, value]));
  const search = [stringifyFinderQuery(query), ignored.toString()].filter(Boolean).join('&');
  // Without a value the address still has to select the results.
  return { search: `?${search || 'age='}`, query, ...(state.opened && { opened: state.opened }) };
}

const parse = (values: Readonly<Record<string, string>>) =>
  parseFinderQuery(new URLSearchParams(values));

/** Returns the values of the controls that aren't empty, an age in Latin digits. */
function getValues({ query: { profile, sort }, typedAge }: FinderState): Record<string, string> {
  const values = Object.entries({ ...profile, sort }).map(([name, value]) => [name, `${value}`]);
  return { ...Object.fromEntries(values), ...(typedAge !== undefined && { age: typedAge }) };
}
