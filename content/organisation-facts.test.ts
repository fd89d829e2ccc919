import { expect, test } from 'vitest';
import { listOrganisationFacts, type OrganisationFacts } from './organisation-facts.ts';

const facts: OrganisationFacts = {
  licence: { en: 'RL-0000', bn: 'আরএল-০০০০' },
  application: undefined,
  fee: undefined,
  refunds: { en: 'All of it', bn: 'সবটাই' },
};

test('only the facts that the client has given are shown', () => {
  expect(listOrganisationFacts('en', facts)).toEqual([
    { label: 'Licence or registration', value: 'RL-0000' },
    { label: 'Refunds', value: 'All of it' },
  ]);
  expect(listOrganisationFacts('bn', facts).map(({ value }) => value)).toEqual([
    'আরএল-০০০০',
    'সবটাই',
  ]);
});
