import { afterEach, expect, test, vi } from 'vitest';
import { sendSubmission } from './send-submission.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const send = (fetchResponse: () => Promise<Response>) => {
  vi.stubGlobal('fetch', fetchResponse);
  return sendSubmission('/apply/virtual-internship/submit', new FormData());
};

const confirmation = { reference: 'OPR-AAAA-BBBB', details: [], submittedAt: '' };

test("returns the server's own results", async () => {
  const stored = { kind: 'stored', confirmation };
  expect(await send(async () => Response.json(stored, { status: 201 }))).toEqual(stored);
  const invalid = { kind: 'invalid', errors: { email: 'no' } };
  expect(await send(async () => Response.json(invalid, { status: 422 }))).toEqual(invalid);
});

test.each([
  [413, 'tooLarge'],
  [429, 'busy'],
  [404, 'unavailable'],
  [500, 'unavailable'],
  [502, 'unavailable'],
  [503, 'unavailable'],
])('status %i is a failure: %s', async (status, failure) => {
  expect(await send(async () => new Response('<h1>…</h1>', { status }))).toEqual({
    kind: 'failed',
    failure,
  });
});

test('distinguishes a read-only site from one that has failed', async () => {
  const closed = { kind: 'failed', failure: 'closed' };
  expect(await send(async () => Response.json(closed, { status: 503 }))).toEqual(closed);
  const failed = { kind: 'failed', failure: 'unavailable' };
  expect(await send(async () => Response.json(failed, { status: 503 }))).toEqual(failed);
});

test.each(['<h1>Welcome to our Wi-Fi</h1>', '{"kind":"stored"}', '{}', 'null'])(
  'a response with status 200 that is not our confirmation is a failure: %s',
  async (body) => {
    expect(await send(async () => new Response(body))).toEqual({
      kind: 'failed',
      failure: 'unreachable',
    });
  },
);

test('a network error and a timeout are failures', async () => {
  const failed = { kind: 'failed', failure: 'unreachable' };
  expect(await send(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual(failed);
  expect(await send(() => Promise.reject(new DOMException('late', 'TimeoutError')))).toEqual(
    failed,
  );
});
