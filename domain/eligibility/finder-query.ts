import { duplicateListings } from './duplicate-listings.ts';
import { ageRange, type Profile, type SelectFieldName, selectFieldValues } from './profile.ts';

/** What an answer may be sorted by; the first is meant where an address names none. */
export const sortOrders = ['fit', 'stipend', 'duration', 'name'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** What "You can apply now" may be narrowed to. */
export const filters = [
  'europe',
  'asia',
  'gulf',
  'americas',
  'pacific',
  'no-country',
  'stipend',
] as const;
export type Filter = (typeof filters)[number];

export const maxCompared = 3;

/** What the address of an answer asks for (requirements, "Can I go?"). */
export type FinderQuery = {
  profile: Profile;
  sort: SortOrder;
  show?: Filter;
  /** Ids of options, at most three. */
  compare: readonly string[];
  view?: 'compare';
  /** Id of the option whose plan is shown. */
  plan?: string;
  /** The month of departure: '2027-09'. */
  departureMonth?: string;
  /** What the address says and nobody knows: it is told to the visitor. */
  ignored: readonly { name: string; value: string }[];
};

/**
 * Reads a question in an address. An empty value is a blank that was left empty; an unknown one, and a second one where
 * only one has a meaning, is ignored and told. Names that are no part of a question are nobody's concern.
 *
 * @param isOption whether there is an option of that id
 */
export function parseFinderQuery(
  address: URLSearchParams,
  isOption: (id: string) => boolean,
): FinderQuery {
  const ignored: { name: string; value: string }[] = [];

  function take<Value>(name: string, read: (value: string) => Value | undefined, most = 1) {
    const taken: Value[] = [];
    for (const value of address.getAll(name).filter((each) => each !== '')) {
      const known = taken.length < most ? read(value) : undefined;
      if (known === undefined || taken.includes(known)) ignored.push({ name, value });
      else taken.push(known);
    }
    return taken;
  }
  const oneOf =
    <Value extends string>(values: readonly Value[]) =>
    (value: string) =>
      values.find((each) => each === value);
  const option = (value: string) => {
    const id = duplicateListings.get(value) ?? value;
    return isOption(id) ? id : undefined;
  };
  const choice = <Name extends SelectFieldName>(name: Name) => {
    const [value] = take(name, oneOf<string>(selectFieldValues[name]));
    return value === undefined ? {} : { [name]: value };
  };

  const [age] = take('age', parseAge);
  const profile: Profile = {
    ...(age !== undefined && { age }),
    ...choice('studies'),
    ...choice('field'),
    ...choice('english'),
    ...choice('passport'),
    ...choice('where'),
    ...choice('length'),
  };
  const [sort = sortOrders[0]] = take('sort', oneOf(sortOrders));
  const [show] = take('show', oneOf(filters));
  const compare = take('compare', option, maxCompared);
  const [view] = take('view', oneOf(['compare'] as const));
  const [plan] = take('plan', option);
  const [leave] = take('leave', parseMonth);
  return {
    profile,
    sort,
    ...(show && { show }),
    compare,
    ...(view && { view }),
    ...(plan && { plan }),
    ...(leave && { departureMonth: leave }),
    ignored,
  };
}

/**
 * The question as the query of an address, in one spelling: 'age=22&studies=year-2'. Empty where nothing is asked.
 */
export function stringifyFinderQuery(question: Partial<FinderQuery>): string {
  const { profile = {}, sort, show, compare = [], view, plan, departureMonth } = question;
  const { age, studies, field, english, passport, where, length } = profile;
  const parts = {
    age,
    studies,
    field,
    english,
    passport,
    where,
    length,
    sort: sort === sortOrders[0] ? undefined : sort,
    show,
    compare,
    view,
    plan,
    leave: departureMonth,
  };
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) {
    for (const each of [value ?? []].flat()) address.append(name, String(each));
  }
  return address.toString();
}

/** Whether anything of the sentence is filled in. */
export const hasProfileValues = ({ profile }: Pick<FinderQuery, 'profile'>) =>
  Object.keys(profile).length > 0;

function parseAge(value: string): number | undefined {
  const age = /^\d{1,3}$/.test(value) ? Number(value) : Number.NaN;
  return age >= ageRange.from && age <= ageRange.to ? age : undefined;
}

const parseMonth = (value: string) => (/^20\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : undefined);
