import { createServer } from 'node:http';
import express from 'express';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#tests/helpers/listen.ts';
import { browserErrors } from './browser-errors.ts';
import { readBody } from './read-body.ts';
import { rejectCrossOrigin } from './reject-cross-origin.ts';

const report = {
  name: 'TypeError',
  message: 'Map.groupBy is not a function',
  source: '/assets/search-1a2b3c4d.js:1:2345',
  path: '/global-programs',
};

async function serve() {
  const lines: Record<string, unknown>[] = [];
  const counted: true[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  const app = express().use(
    rejectCrossOrigin('https://www.example.org', log),
    readBody,
    browserErrors({
      log,
      getAddress: ({ headers }) => String(headers['x-visitor'] ?? ''),
      count: () => void counted.push(true),
    }),
  );
  const { url, stop } = await listen(createServer(app));
  onTestFinished(stop);
  async function send(body: unknown, headers: Record<string, string> = {}) {
    const init = {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      ...headers,
    };
    const answer = await fetch(url, {
      method: 'POST',
      headers: init,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return answer.status;
  }
  return { lines, counted, send };
}

test('an error is logged in one line and counted', async () => {
  const { lines, counted, send } = await serve();
  expect(await send(report)).toBe(204);
  expect(lines).toEqual([
    expect.objectContaining({
      level: 40,
      msg: 'a script failed in a browser',
      error: 'TypeError',
      reason: 'Map.groupBy is not a function',
      source: '/assets/search-1a2b3c4d.js:1:2345',
      path: '/global-programs',
    }),
  ]);
  expect(counted).toHaveLength(1);
});

test('nothing of what a visitor typed is logged, whatever a browser sends', async () => {
  const { lines, send } = await serve();
  const answers = { answers: 'Nusrat', stack: 'Nusrat', message: 'bad "Nusrat"' };
  expect(await send({ ...report, ...answers })).toBe(204);
  expect(JSON.stringify(lines)).not.toContain('Nusrat');
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"name":"TypeError"}',
  JSON.stringify({ ...report, source: 'chrome-extension://abc/a.js:1:1' }),
  JSON.stringify({ ...report, path: '/global-programs?age=22' }),
])('%j is refused and not logged', async (body) => {
  const { lines, counted, send } = await serve();
  expect(await send(body)).toBe(400);
  expect([...lines, ...counted]).toEqual([]);
});

test('a page of another site can send none', async () => {
  const { counted, send } = await serve();
  expect(await send(report, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(counted).toEqual([]);
});

test('five errors of one visitor are logged in a minute, and thirty of all', async () => {
  const { lines, counted, send } = await serve();
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) statuses.push(await send(report));
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  for (let i = 0; i < 40; i++) await send(report, { 'x-visitor': String(i) });
  expect(lines).toHaveLength(30);
  expect(counted).toHaveLength(30);
});
