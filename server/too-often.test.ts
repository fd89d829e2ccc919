import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#tests/listen.ts';
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

test('a sender who is gone amid the form is no error: one that nobody catches would end the site', async () => {
  const { port, answered } = await serve();
  const sender = connect(port, '127.0.0.1');
  sender.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nname=', () =>
    sender.destroy(),
  );
  await expect(answered).resolves.toBeUndefined();
});
