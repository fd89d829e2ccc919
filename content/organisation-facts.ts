import type { Language } from './language.ts';
import type { Fact } from './types/common.ts';
import type { LocalisedText } from './types/localised-text.ts';

/**
 * Facts that only the client can give. An undefined one is shown nowhere, and `npm run go-live` lists it
 * (scripts/go-live/facts.ts). A given one is shown on /about and on the sheet for the family.
 */
export type OrganisationFacts = {
  /** The government licence or registration number: 'RL-1234'. */
  licence: LocalisedText | undefined;
  /** Whether applying is free: 'Yes: you pay nothing to apply.' */
  application: LocalisedText | undefined;
  /** Our fee, and when it is paid. */
  fee: LocalisedText | undefined;
  /** What is paid back, for example if the visa is refused. */
  refunds: LocalisedText | undefined;
};

export const organisationFacts: OrganisationFacts = {
  licence: undefined,
  application: undefined,
  fee: undefined,
  refunds: undefined,
};

const labels: Record<keyof OrganisationFacts, LocalisedText> = {
  licence: { en: 'Licence or registration', bn: 'লাইসেন্স বা নিবন্ধন' },
  application: { en: 'Cost of applying', bn: 'আবেদনের খরচ' },
  fee: { en: 'Our fee', bn: 'আমাদের ফি' },
  refunds: { en: 'Refunds', bn: 'টাকা ফেরত' },
};

/** Lists the facts that the client has given, with their labels. */
export const listOrganisationFacts = (
  language: Language,
  facts: OrganisationFacts = organisationFacts,
): Fact[] =>
  (Object.keys(labels) as (keyof OrganisationFacts)[]).flatMap((id) => {
    const value = facts[id]?.[language];
    return value === undefined ? [] : [{ label: labels[id][language], value }];
  });
