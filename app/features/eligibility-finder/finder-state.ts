import { toLatinDigits } from '#content/formats/bengali-digits.ts';
import {
  type FinderQuery,
  parseFinderQuery,
  stringifyFinderQuery,
} from '#domain/eligibility/finder-query.ts';

/** Values of controls by their names: fields of the sentence, and the sort order. */
type ControlValues = Readonly<Record<string, string>>;

/** What the finder shows. All of it but `typedAge` is in the address, or comes from how the address was opened. */
export type FinderState = {
  /** Query string of the address, such as '?age=22'. */
  search: string;
  /** The query that it stands for. */
  query: FinderQuery;
  /** What stands in the field of the age while it is no age yet, such as the "2" of "22". */
  typedAge?: string;
  /** Set while the address is one that a link or Back has opened, with the scroll position in CSS pixels if it has to change. */
  opened?: { scrollTo?: number | undefined };
};

export type FinderAction =
  /** A link, or Back and Forward, have opened an address. */
  | { type: 'open'; search: string; scrollTo?: number | undefined }
  /** The visitor has changed controls. Values that are the same as before change nothing. */
  | { type: 'change'; values: ControlValues }
  /** The visitor has left the field of the age, or submitted the form: what was typed has to be an age now. */
  | { type: 'finish' };

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
      return change(state, action.values);
    case 'finish':
      return state.typedAge === undefined ? state : answer(state, { age: state.typedAge });
  }
}

/** Takes over the values that differ. An age that isn't complete yet is kept in its field, and changes nothing else. */
function change(state: FinderState, values: ControlValues): FinderState {
  const current = getValues(state);
  const changes = Object.entries(values)
    .map(([name, value]) => [name, name === 'age' ? toLatinDigits(value) : value] as const)
    .filter(([name, value]) => value !== (current[name] ?? ''));
  if (changes.length === 0) return state;
  const { age, ...others } = Object.fromEntries(changes);
  if (!age || parse({ age }).profile.age) return answer(state, Object.fromEntries(changes));
  return { ...(changes.length > 1 ? answer(state, others) : state), typedAge: age };
}

/** Returns the state whose query has the given values. Those that the site doesn't know stay in the address, and are named. */
function answer(state: FinderState, values: ControlValues): FinderState {
  const { show } = state.query;
  const query: FinderQuery = {
    ...parse({ ...getValues(state), ...values }),
    ...(show && { show }),
  };
  const ignored = new URLSearchParams(query.ignored.map(({ name, value }) => [name, value]));
  const search = [stringifyFinderQuery(query), ignored.toString()].filter(Boolean).join('&');
  // Without a value the address still has to select the results.
  return { search: `?${search || 'age='}`, query };
}

const parse = (values: ControlValues) => parseFinderQuery(new URLSearchParams(values));

/** Returns the values of the controls that aren't empty, an age in Latin digits. */
const getValues = ({ query: { profile, sort }, typedAge }: FinderState): ControlValues =>
  Object.fromEntries(
    Object.entries({ ...profile, sort, ...(typedAge && { age: typedAge }) }).map(
      ([name, value]) => [name, `${value}`],
    ),
  );
