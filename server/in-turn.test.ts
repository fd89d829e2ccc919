import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTurns } from './in-turn.ts';

test('a crowd begins one by one, in its order, and others come between', async () => {
  const turn = openTurns();
  const began: string[] = [];
  const crowd = ['a', 'b', 'c'].map((name) => turn().then(() => began.push(name)));
  const seen: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    await nextTurn();
    seen.push(began.join(''));
  }
  await Promise.all(crowd);
  expect(seen).toEqual(['a', 'ab', 'abc']);
});

test('who comes when the crowd has gone has the next turn again', async () => {
  const turn = openTurns();
  await turn();
  let began = false;
  const later = turn().then(() => {
    began = true;
  });
  await nextTurn();
  expect(began).toBe(true);
  await later;
});
