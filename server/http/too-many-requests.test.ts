import { createServer } from 'node:http';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#tests/helpers/listen.ts';
import { readBody } from './read-body.ts';
import { tooManyRequests } from './too-many-requests.ts';

async function serve() {
  const app = express().use(
    readBody,
    tooManyRequests(async () => 60),
  );
  const { url, stop } = await listen(createServer(app));
  onTestFinished(stop);
  return { url };
}

test('the answers are in hidden fields, to be sent again', async () => {
  const { url } = await serve();
  const body = new URLSearchParams({ name: 'Nusrat <"&', letter: 'Two\nlines' });
  const answer = await fetch(`${url}/apply/pathway-program`, { method: 'POST', body });
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('60');
  const html = await answer.text();
  expect(html).toContain('action="/apply/pathway-program"');
  expect(html).toContain('name="name" value="Nusrat &lt;&quot;&amp;"');
  expect(html).toContain('name="letter" value="Two\nlines"');
});

test('64 kB of empty fields do not give a response of twenty times that size', async () => {
  const { url } = await serve();
  const body = '&a'.repeat(32 * 1024);
  const answer = await fetch(`${url}/apply/pathway-program`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  });
  expect(answer.status).toBe(429);
  const html = await answer.text();
  expect(html.length).toBeLessThan(1000);
  expect(html).toContain('Back button');
});

test('the longest accepted form is returned completely, quotation marks included', async () => {
  const { url } = await serve();
  const letter = '“I” said "yes" & <went>. '.repeat(1000);
  const body = new FormData();
  for (let number = 0; number < 60; number += 1) body.set(`field${number}`, 'ঢাকা');
  body.set('letter', letter);
  const answer = await fetch(`${url}/apply/pathway-program`, { method: 'POST', body });
  const html = await answer.text();
  expect(html.match(/<input/g)).toHaveLength(61);
  expect(html).toContain('Send again');
});

test('a visitor who need not wait is passed to next', async () => {
  const app = express().use(
    tooManyRequests(async () => undefined),
    (_request, response) => void response.send('taken'),
  );
  const { url, stop } = await listen(createServer(app));
  onTestFinished(stop);
  expect(await (await fetch(url, { method: 'POST' })).text()).toBe('taken');
});
