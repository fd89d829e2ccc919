import { expect, test } from 'vitest';
import type { StoredSubmission } from '#domain/submissions/database/rows.server.ts';
import { application, message } from '#domain/submissions/testing/examples.ts';
import { collectStatistics } from './statistics.ts';

const applied = (
  submittedAt: string,
  programme: string,
  preferredDestination: string,
  form = 'application',
): StoredSubmission => ({
  reference: 'OPR-2222-2222',
  form,
  programme,
  submittedAt,
  answers: { ...application, preferredDestination },
});

async function* each<Value>(values: Value[]) {
  yield* values;
}

test('counts submissions by programme, destination and week', async () => {
  const counted = await collectStatistics(
    each([
      applied('2026-11-21T17:59:59.000Z', 'student-exchange', 'portugal'),
      // In Dhaka it is already Sunday.
      applied('2026-11-21T18:00:00.000Z', 'student-exchange', 'uk'),
      applied('2026-12-06T00:00:00.000Z', 'study-abroad', 'united-kingdom', 'study-abroad'),
      {
        reference: 'OPR-2222-2223',
        form: 'contact',
        submittedAt: '2026-12-07T00:00:00.000Z',
        answers: message,
      },
    ]),
    new Date('2026-12-07T06:00:00.000Z'),
  );
  expect(counted).toEqual({
    submissions: 4,
    applications: 3,
    messages: 1,
    answers: { answered: 0, open: 3, overdue: 2, medianHours: null },
    programmes: [
      { programme: 'student-exchange', name: 'Student Exchange', count: 2 },
      { programme: null, name: null, count: 1 },
      { programme: 'study-abroad', name: 'Study Abroad', count: 1 },
    ],
    destinations: [
      { destination: 'United Kingdom', count: 2 },
      { destination: null, count: 1 },
      { destination: 'Portugal', count: 1 },
    ],
    weeks: [
      { week: '2026-11-15', count: 1, messages: 0 },
      { week: '2026-11-22', count: 1, messages: 0 },
      { week: '2026-11-29', count: 0, messages: 0 },
      { week: '2026-12-06', count: 2, messages: 1 },
    ],
  });
});

test('counts nothing without submissions', async () => {
  expect(await collectStatistics(each([]))).toEqual({
    submissions: 0,
    applications: 0,
    messages: 0,
    answers: { answered: 0, open: 0, overdue: 0, medianHours: null },
    programmes: [],
    destinations: [],
    weeks: [],
  });
});

test('calculates the median time to an answer', async () => {
  const answered = (hours: number) => ({
    ...applied('2026-11-22T06:00:00.000Z', 'student-exchange', 'uk'),
    answeredAt: new Date(Date.parse('2026-11-22T06:00:00.000Z') + hours * 3_600_000).toISOString(),
  });
  const medianOf = async (hours: number[]) =>
    (await collectStatistics(each(hours.map(answered)))).answers.medianHours;
  expect(await medianOf([30])).toBe(30);
  expect(await medianOf([100, 2, 30])).toBe(30);
  expect(await medianOf([100, 2, 30, 20.25])).toBe(25.1);
});
