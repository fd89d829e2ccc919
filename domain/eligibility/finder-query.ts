import {
  ageRange,
  type Profile,
  type SelectFieldName,
  selectFieldValues,
} from '#content/eligibility/profile.ts';
import {
  type Filter,
  filters,
  type SortOrder,
  sortOrders,
} from '#content/eligibility/result-groups.ts';
import { toLatinDigits } from '#content/formats/bengali-digits.ts';

/** How many ignored values the page names. An address can hold thousands. */
const maxIgnored = 10;

/** Values of earlier addresses, and what replaces them. */
const formerValues = new Map([['graduate-working', 'graduate']]);

/** The parsed query string of the eligibility finder (requirements, "Can I go?"). */
export type FinderQuery = {
  profile: Profile;
  sort: SortOrder;
  show?: Filter;
  /** Parameters with an unknown value, or with a second one: each once, ten at most. The page names them to the visitor. */
  ignored: readonly { name: string; value: string }[];
};

/**
 * Parses a finder query. An empty value counts as an empty field. An unknown value, or a second value of a parameter
 * that takes one, is added to `ignored`. Parameters with other names are skipped.
 */
export function parseFinderQuery(searchParams: URLSearchParams): FinderQuery {
  const ignored: { name: string; value: string }[] = [];

  function ignore(name: string, value: string) {
    const isNamed = ignored.some((each) => each.name === name && each.value === value);
    if (!isNamed && ignored.length < maxIgnored) ignored.push({ name, value });
  }

  function takeValue<Value>(name: string, parse: (value: string) => Value | undefined) {
    let accepted: Value | undefined;
    for (const value of searchParams.getAll(name).filter((each) => each !== '')) {
      const parsed = accepted === undefined ? parse(value) : undefined;
      if (parsed === undefined) ignore(name, value);
      else accepted = parsed;
    }
    return accepted;
  }
  const oneOf =
    <Value extends string>(values: readonly Value[]) =>
    (value: string) =>
      values.find((each) => each === value);
  const parseSelectField = <Name extends SelectFieldName>(name: Name) => {
    const parse = oneOf<string>(selectFieldValues[name]);
    const value = takeValue(name, (text) => parse(formerValues.get(text) ?? text));
    return value === undefined ? {} : { [name]: value };
  };

  const age = takeValue('age', parseAge);
  const profile: Profile = {
    ...(age !== undefined && { age }),
    ...parseSelectField('studies'),
    ...parseSelectField('field'),
    ...parseSelectField('experience'),
    ...parseSelectField('english'),
    ...parseSelectField('passport'),
    ...parseSelectField('where'),
    ...parseSelectField('length'),
  };
  const sort = takeValue('sort', oneOf(sortOrders)) ?? sortOrders[0];
  const show = takeValue('show', oneOf(filters));
  return {
    profile,
    sort,
    ...(show && { show }),
    ignored,
  };
}

/**
 * A finder query as a query string in its canonical form, 'age=22&studies=year-2', without a leading '?'. Empty when the
 * query is empty.
 */
export function stringifyFinderQuery(query: Partial<FinderQuery>): string {
  const { profile = {}, sort, show } = query;
  const { age, studies, field, experience, english, passport, where, length } = profile;
  const parameters = {
    age,
    studies,
    field,
    experience,
    english,
    passport,
    where,
    length,
    sort: sort === sortOrders[0] ? undefined : sort,
    show,
  };
  const searchParams = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) searchParams.set(name, String(value));
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
