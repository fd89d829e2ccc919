import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { expect, test } from 'vitest';
import { queueForms } from './queue-forms.ts';

/** Wraps the middleware, which doesn't read the request, in a function that only takes `next`. */
function createQueue() {
  const queue = queueForms();
  return (next: () => void) => queue({} as Request, {} as Response, next);
}

test('concurrent forms start one by one, in order, and other requests run in between', async () => {
  const queue = createQueue();
  const began: string[] = [];
  const crowd = ['a', 'b', 'c'].map((name) => queue(() => began.push(name)));
  const seen: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    await nextTurn();
    seen.push(began.join(''));
  }
  await Promise.all(crowd);
  expect(seen).toEqual(['a', 'ab', 'abc']);
});

test('a later form starts in the next turn', async () => {
  const queue = createQueue();
  await queue(() => {});
  let began = false;
  const later = queue(() => {
    began = true;
  });
  await nextTurn();
  expect(began).toBe(true);
  await later;
});
