import { createServer } from 'node:http';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#tests/helpers/listen.ts';
import { postAnsweredMark, showAnsweredPage } from './answered-page.ts';
import { catchErrors } from './catch-errors.ts';
import { readBody } from './read-body.ts';
import { rejectCrossOrigin } from './reject-cross-origin.ts';

type Open = Parameters<typeof showAnsweredPage>[0];

const log = { info() {}, warn() {}, error() {}, fatal() {} } as unknown as Parameters<
  typeof rejectCrossOrigin
>[1];
const query = '?reference=OPR-7K4M-29QX&until=1800000000&signature=abc';

/** Serves the page with a submission whose mark the requests change, or with what `open` returns. */
async function serve(open?: Open) {
  let answered: string | undefined;
  const marks: boolean[] = [];
  const openLink: Open = async (sent, mark) => {
    if (mark !== undefined) {
      marks.push(mark);
      answered = mark ? 'Sunday, November 29, 2026, 11:00 AM' : undefined;
    }
    const reference = sent.get('reference') ?? '';
    const submission = { reference, about: 'Student <Exchange>', due: 'Sunday', isOverdue: false };
    return { kind: 'found', submission: { ...submission, answered, expires: 'Friday' } };
  };
  const app = express()
    .get('/staff/answered', showAnsweredPage(open ?? openLink))
    .post(
      '/staff/answered',
      rejectCrossOrigin('https://www.example.org', log),
      readBody,
      postAnsweredMark(open ?? openLink),
    )
    .use(catchErrors(log));
  const { url, stop } = await listen(createServer(app));
  onTestFinished(stop);
  const send = (init: RequestInit = {}, search = query) =>
    fetch(`${url}/staff/answered${search}`, { redirect: 'manual', ...init });
  const post = (mark: string, headers: Record<string, string> = {}) =>
    send({
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: `mark=${mark}`,
    });
  return { marks, send, post };
}

test('the page shows reference, programme and due time, and is not kept, found or told', async () => {
  const { send } = await serve();
  const response = await send();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
  });
  const page = await response.text();
  for (const shown of [
    'OPR-7K4M-29QX',
    'Student &lt;Exchange&gt;',
    'Sunday (Dhaka time)',
    'Friday',
  ])
    expect(page).toContain(shown);
  expect(page).toContain('>Mark as answered</button>');
  expect(page).not.toMatch(/<a |src=|href=/);
});

test('the button marks, and Undo takes the mark away', async () => {
  const { marks, send, post } = await serve();
  const response = await post('answered', { 'sec-fetch-site': 'same-origin' });
  expect(response.status).toBe(303);
  const { searchParams } = new URL(response.headers.get('location') ?? '', 'http://host/');
  expect(`?${searchParams}`).toBe(query);
  expect(await (await send()).text()).toMatch(/Marked as answered on Sunday.*>Undo</s);
  await post('open');
  expect(marks).toEqual([true, false]);
  expect(await (await send()).text()).toContain('>Mark as answered</button>');
});

test.each([
  ['GET', {}],
  ['HEAD', { method: 'HEAD' }],
  ['a prefetch', { headers: { 'sec-purpose': 'prefetch', purpose: 'prefetch' } }],
  ['GET with the button’s value', {}, `${query}&mark=answered`],
  ['POST without a button', { method: 'POST', body: '' }],
  ['POST with another button', { method: 'POST', body: 'mark=yes' }],
  [
    'POST of another site',
    { method: 'POST', body: 'mark=answered', headers: { 'sec-fetch-site': 'cross-site' } },
  ],
  [
    'POST of another origin',
    { method: 'POST', body: 'mark=answered', headers: { origin: 'https://evil.example' } },
  ],
] as [string, RequestInit, string?][])('%s changes nothing', async (_, init, search) => {
  const { marks, send } = await serve();
  await (await send(init, search)).text();
  expect(marks).toEqual([]);
});

test.each([
  ['off', 404],
  ['invalid', 403],
  ['expired', 410],
  ['gone', 404],
  ['closed', 503],
] as const)('a link that is %s is answered with %i', async (kind, status) => {
  const { send, post } = await serve(async () => ({ kind }));
  for (const response of [await send(), await post('answered')]) {
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    expect(await response.text()).toContain('<h1>');
  }
});

test('a store that fails is an error of the site, not a mark', async () => {
  const { post } = await serve(() => Promise.reject(new Error('The database failed')));
  expect((await post('answered')).status).toBe(500);
});
