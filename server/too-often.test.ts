import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#tests/helpers/listen.ts';
import { answerTooOften } from './too-often.ts';

async function serve() {
  const answered = Promise.withResolvers<void>();
  const { url, port, stop } = await listen(
    createServer((request, response) => {
      answerTooOften(request, response, 60).then(answered.resolve, answered.reject);
    }),
  );
  onTestFinished(stop);
  return { url, port, answered: answered.promise };
}

test('what was typed is in the answer, to be sent again', async () => {
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

test('64 kB of fields without values are not answered with twenty times as much', async () => {
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

test('the longest form that is taken is kept whole, quotation marks and all', async () => {
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

test('a sender who is gone amid the form is no error: one that nobody catches would end the site', async () => {
  const { port, answered } = await serve();
  const sender = connect(port, '127.0.0.1');
  sender.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nname=', () =>
    sender.destroy(),
  );
  await expect(answered).resolves.toBeUndefined();
});
