import { expect, test } from 'vitest';
import type { StoredSubmission } from '#submissions/database/rows.server.ts';
import { application, message } from '#submissions/testing/examples.ts';
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

test('submissions are counted by programme, destination and week', async () => {
  const counted = await collectStatistics(
    each([
      applied('2026-11-21T17:59:59.000Z', 'student-exchange', 'portugal'),
      // In Dhaka it is Sunday.
      applied('2026-11-21T18:00:00.000Z', 'student-exchange', 'uk'),
      applied('2026-12-06T00:00:00.000Z', 'study-abroad', 'united-kingdom', 'study-abroad'),
      {
        reference: 'OPR-2222-2223',
        form: 'contact',
        submittedAt: '2026-12-07T00:00:00.000Z',
        answers: message,
      },
    ]),
  );
  expect(counted).toEqual({
    submissions: 4,
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
      { week: '2026-11-15', count: 1 },
      { week: '2026-11-22', count: 1 },
      { week: '2026-11-29', count: 0 },
      { week: '2026-12-06', count: 2 },
    ],
  });
});

test('of none, there is nothing to count', async () => {
  expect(await collectStatistics(each([]))).toEqual({
    submissions: 0,
    programmes: [],
    destinations: [],
    weeks: [],
  });
});
