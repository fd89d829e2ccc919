import { toLatinDigits } from '#content/formats/bengali-digits.ts';
import { duplicateListings } from './duplicate-listings.ts';
import { ageRange, type Profile, type SelectFieldName, selectFieldValues } from './profile.ts';

/** The sort orders of the results. The first is the default when the URL names none. */
export const sortOrders = ['fit', 'stipend', 'duration', 'name'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The filters of the group "You can apply now". */
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

/** The parsed query string of the eligibility finder (requirements, "Can I go?"). */
export type FinderQuery = {
  profile: Profile;
  sort: SortOrder;
  show?: Filter;
  /** Ids of opportunities, at most `maxCompared`. */
  compare: readonly string[];
  view?: 'compare';
  /** Id of the opportunity whose plan is shown. */
  plan?: string;
  /** The month of departure: '2027-09'. */
  departureMonth?: string;
  /** Parameters with unknown or surplus values. The page names them to the visitor. */
  ignored: readonly { name: string; value: string }[];
};

/**
 * Parses a finder query. An empty value counts as an empty field. An unknown value, or a second value of a parameter
 * that takes one, is added to `ignored`. Parameters with other names are skipped.
 *
 * @param isKnownId whether an opportunity with that id exists
 */
export function parseFinderQuery(
  searchParams: URLSearchParams,
  isKnownId: (id: string) => boolean,
): FinderQuery {
  const ignored: { name: string; value: string }[] = [];

  function takeValues<Value>(
    name: string,
    parse: (value: string) => Value | undefined,
    maxCount = 1,
  ) {
    const accepted: Value[] = [];
    for (const value of searchParams.getAll(name).filter((each) => each !== '')) {
      const parsed = accepted.length < maxCount ? parse(value) : undefined;
      if (parsed === undefined || accepted.includes(parsed)) ignored.push({ name, value });
      else accepted.push(parsed);
    }
    return accepted;
  }
  const oneOf =
    <Value extends string>(values: readonly Value[]) =>
    (value: string) =>
      values.find((each) => each === value);
  const parseId = (value: string) => {
    const id = duplicateListings.get(value) ?? value;
    return isKnownId(id) ? id : undefined;
  };
  const parseSelectField = <Name extends SelectFieldName>(name: Name) => {
    const [value] = takeValues(name, oneOf<string>(selectFieldValues[name]));
    return value === undefined ? {} : { [name]: value };
  };

  const [age] = takeValues('age', parseAge);
  const profile: Profile = {
    ...(age !== undefined && { age }),
    ...parseSelectField('studies'),
    ...parseSelectField('field'),
    ...parseSelectField('english'),
    ...parseSelectField('passport'),
    ...parseSelectField('where'),
    ...parseSelectField('length'),
  };
  const [sort = sortOrders[0]] = takeValues('sort', oneOf(sortOrders));
  const [show] = takeValues('show', oneOf(filters));
  const compare = takeValues('compare', parseId, maxCompared);
  const [view] = takeValues('view', oneOf(['compare'] as const));
  const [plan] = takeValues('plan', parseId);
  const [departureMonth] = takeValues('leave', parseMonth);
  return {
    profile,
    sort,
    ...(show && { show }),
    compare,
    ...(view && { view }),
    ...(plan && { plan }),
    ...(departureMonth && { departureMonth }),
    ignored,
  };
}

/**
 * A finder query as a query string in its canonical form, 'age=22&studies=year-2', without a leading '?'. Empty when the
 * query is empty.
 */
export function stringifyFinderQuery(query: Partial<FinderQuery>): string {
  const { profile = {}, sort, show, compare = [], view, plan, departureMonth } = query;
  const { age, studies, field, english, passport, where, length } = profile;
  const parameters = {
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
  const searchParams = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const each of [value ?? []].flat()) searchParams.append(name, String(each));
  }
  return searchParams.toString();
}

/** Whether at least one field of the sentence is filled in. */
export const hasProfileValues = ({ profile }: Pick<FinderQuery, 'profile'>) =>
  Object.keys(profile).length > 0;

function parseAge(value: string): number | undefined {
  const digits = toLatinDigits(value);
  const age = /^\d{1,3}$/.test(digits) ? Number(digits) : Number.NaN;
  return age >= ageRange.from && age <= ageRange.to ? age : undefined;
}

const parseMonth = (value: string) => (/^20\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : undefined);
