import { expect, test } from 'vitest';
import { costKinds } from '#content/costs/cost-kinds.ts';
import { createCostRow, createProgrammeLedger } from '#content/costs/create-cost-ledger.ts';
import { summariseCosts } from '#content/costs/summarise-costs.ts';
import type { CostId } from '#content/types/cost.ts';
import { readContactTopics } from './contact-topics.server.ts';

const costIds = Object.keys(costKinds) as CostId[];

/** The answers with which the contact form of a path begins. */
const readAnswers = (path = '') =>
  readContactTopics(new URL(path, 'http://localhost').searchParams)?.answers;

test.each(costIds)('the contact form begins with the question about %s', (id) => {
  const { ask } = createCostRow('germany', { id, payer: 'ask' });
  expect(readAnswers(ask)?.message).toBe(`About: Germany\n${costKinds[id].question}`);
});

test('the contact form knows the programme on whose page a visitor asks', () => {
  const [row] = createProgrammeLedger('student-exchange').rows;
  expect(readAnswers(row?.ask)?.programmeOfInterest).toBe('student-exchange');
});

test('the contact form begins with the question of the overview', () => {
  const exchange = summariseCosts().find(({ name }) => name === 'Student Exchange');
  expect(readAnswers(exchange?.ask)?.message).toBe(
    'About: Student Exchange\nWhat does this programme cost, and when do I pay?',
  );
});
