import { expect, test } from 'vitest';
import { costTexts } from '#content/costs/cost-texts.ts';
import { createCostRow, createProgrammeLedger } from '#content/costs/create-cost-ledger.ts';
import { summariseCosts } from '#content/costs/summarise-costs.ts';
import type { CostId } from '#content/types/cost.ts';
import { readContactTopics } from './contact-topics.server.ts';

const { kinds } = costTexts.en;
const costIds = Object.keys(kinds) as CostId[];

/** The prefilled answers of the contact form at a URL. */
const readAnswers = (path = '') =>
  readContactTopics(new URL(path, 'http://localhost').searchParams, 'en')?.answers;

test.each(costIds)('the contact form begins with the question about %s', (id) => {
  const { ask } = createCostRow('germany', { id, payer: 'ask' }, 'en');
  expect(readAnswers(ask)?.message).toBe(`About: Germany\n${kinds[id].question}`);
});

test('the contact form knows the programme on whose page a visitor asks', () => {
  const [row] = createProgrammeLedger('student-exchange', 'en').rows;
  expect(readAnswers(row?.ask)?.programmeOfInterest).toBe('student-exchange');
});

test('the contact form begins with the question of the overview', () => {
  const exchange = summariseCosts('en').find(({ name }) => name === 'Student Exchange');
  expect(readAnswers(exchange?.ask)?.message).toBe(
    'About: Student Exchange\nWhat does this programme cost, and when do I pay?',
  );
});
