import type { Option } from '#domain/eligibility/option.ts';

/** What a plan is for, in its document's title. */
export const optionTitle = ({ country, name }: Option): string =>
  country ? `${country.name}, ${name}` : name;
