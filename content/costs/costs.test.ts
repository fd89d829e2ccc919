import { describe, expect, test } from 'vitest';
import { destinations } from '../destinations/destinations.ts';
import { countryRecords } from '../destinations/records.ts';
import { programmes } from '../programmes/programmes.ts';
import { programmePages } from '../programmes/records.ts';
import type { Cost, CostId } from '../types/cost.ts';
import { costTexts } from './cost-texts.ts';
import { findCountryCosts, findProgrammeCosts } from './find-costs.ts';

/** The words of a list of inclusions that name a cost. */
const costWords: [words: RegExp, id: CostId][] = [
  [/\bvisa\b/i, 'visa-fee'],
  [/^(?:flights|travel)\b/i, 'flight'],
  [/\binsurance\b/i, 'insurance'],
  [/\b(?:housing|accommodation)\b/i, 'housing'],
  [/\bmeals?\b/i, 'meals'],
  [/\blocal\b/i, 'local-travel'],
  [/\bpersonal expenses\b/i, 'personal-expenses'],
];
/** Words for our help with something, which doesn't include its price: "Visa support" doesn't include the fee of a visa. */
const help = /\b(?:support|processing|assistance|help|supervision)\b/i;

const findIds = (item: string) =>
  costWords.filter(([words]) => words.test(item)).map(([, id]) => id);

const listIds = (costs: readonly Cost[], payer: Cost['payer']) =>
  costs
    .filter((cost) => cost.payer === payer)
    .map(({ id }) => id)
    .toSorted();

type Inclusions = { included: readonly string[]; notIncluded: readonly string[] };

/** Compares costs with what a page says is included and isn't. A cost with a price of its own isn't included. */
function expectAgreement(costs: readonly Cost[], { included, notIncluded }: Inclusions) {
  expect(
    notIncluded.filter((item) => findIds(item).length === 0),
    'unknown words',
  ).toEqual([]);
  const priced = included.filter((item) => / for [A-Z]{3} \d/.test(item)).flatMap(findIds);
  const withAmount = costs.filter(({ amount }) => amount).map(({ id }) => id);
  expect(listIds(costs, 'you')).toEqual(
    [...new Set([...notIncluded.flatMap(findIds), ...priced, ...withAmount])].toSorted(),
  );
  const free = included.filter((item) => !help.test(item) && !/ for [A-Z]{3} \d/.test(item));
  expect(listIds(costs, 'included')).toEqual(free.flatMap(findIds).toSorted());
  for (const { id, note: phrase } of costs) {
    const note = phrase && costTexts.en.phrases[phrase];
    const condition = notIncluded.find((item) => findIds(item).includes(id) && item.includes(','));
    const words = condition?.split(', ')[1];
    if (words) expect(note?.toLowerCase(), id).toContain(words.toLowerCase());
    const isHelped = included.some((item) => help.test(item) && findIds(item).includes(id));
    if (id === 'housing' && isHelped) expect(note).toMatch(help);
  }
}

test.each(destinations.map(({ slug }) => slug))(
  'the costs of %s agree with what the country includes and doesn’t include',
  (slug) => expectAgreement(findCountryCosts(slug), countryRecords[slug]),
);

test.each(['agriculture-internship', 'medical-internships'] as const)(
  'the costs of %s agree with what the programme includes and doesn’t include',
  (slug) => {
    const { included, notIncluded } = programmePages[slug].inclusions;
    expectAgreement(findProgrammeCosts(slug), {
      included: included.items,
      notIncluded: notIncluded.items,
    });
  },
);

test('an international internship costs what all countries have in common', () => {
  for (const { id, payer } of findProgrammeCosts('international-internship')) {
    const payers = new Set(
      destinations.map(({ slug }) => findCountryCosts(slug).find((cost) => cost.id === id)?.payer),
    );
    expect(payers.size === 1 ? [...payers][0] : 'ask', id).toBe(payer);
  }
});

describe('every list', () => {
  const lists: [string, Cost[]][] = [
    ...destinations.map(({ slug }): [string, Cost[]] => [slug, findCountryCosts(slug)]),
    ...programmes.map(({ slug }): [string, Cost[]] => [slug, findProgrammeCosts(slug)]),
  ];

  test.each(lists)('%s has the main costs, each once, in the order of their kinds', (_, costs) => {
    const ids = costs.map(({ id }) => id);
    const main = ['our-fee', 'deposit', 'visa-fee', 'flight', 'insurance', 'housing'];
    expect(ids.slice(0, main.length)).toEqual(main);
    const order = Object.keys(costTexts.en.kinds);
    expect(ids).toEqual(order.filter((id) => ids.some((found) => found === id)));
  });

  test.each(lists)(
    '%s has a recipient, a time or an amount only for costs that the student pays',
    (_, costs) => {
      for (const { payer, recipient, when, amount } of costs) {
        if (payer !== 'you')
          expect([recipient, when, amount]).toEqual([undefined, undefined, undefined]);
      }
    },
  );
});

test('a programme in Bangladesh has no visa and no flight, and no other programme is without them', () => {
  for (const programme of programmes) {
    const noCost = listIds(findProgrammeCosts(programme.slug), 'none');
    const atHome = 'atHome' in programme;
    expect(noCost.includes('visa-fee'), programme.slug).toBe(atHome);
    expect(noCost.includes('flight'), programme.slug).toBe(atHome);
  }
});
