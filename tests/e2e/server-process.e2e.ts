import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#domain/submissions/testing/free-port.ts';
import { listContentItems } from '#scripts/go-live/content.ts';
import { startSite } from '../helpers/site.ts';
import { expect, test } from '../helpers/test.ts';

test('an invalid setting prevents the start; the message has its name, its value and what is expected', async () => {
  await expect(startSite({ PORT: 'many' })).rejects.toThrow(
    'PORT is "many", but must be a port number from 0 to 65535',
  );
});

test('a database address that can’t be read prevents the start; the message names the setting', async () => {
  await expect(startSite({ DATABASE_URL: 'postgres://database:54x2/opar' })).rejects.toThrow(
    'DATABASE_URL is "postgres://database:54x2/opar", but must be ',
  );
});

test('after SIGTERM the server completes the pending request, then exits with 0', async () => {
  const site = await startSite();
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  let response = '';
  socket.on('data', (chunk) => {
    response += chunk;
  });
  const body = 'firstName=A';
  const head = `POST /apply/virtual-internship HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`;
  // The server has half of the body when it receives the signal.
  await new Promise((resolve) => socket.write(head + body.slice(0, 5), resolve));
  await (await fetch(`${site.url}/healthz`)).text();
  const stopped = site.stop();
  await expect.poll(() => site.output()).toContain('shutting down');
  socket.end(body.slice(5));
  expect(await stopped).toBe(0);
  expect(response).toMatch(/^HTTP\/1\.1 422/);
  expect(site.output()).toContain('"msg":"stopped"');
});

test('if the log can’t be written, the site still serves, and exits with 0 on SIGTERM', async () => {
  test.skip(!existsSync('/dev/full'), 'only Linux has /dev/full');
  const folder = await mkdtemp(join(tmpdir(), 'opar-'));
  const full = await open('/dev/full', 'w');
  // We choose the port, because the log that states it can't be read here.
  const port = await findFreePort();
  const server = spawn('node', ['server/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: `file:${join(folder, 'opar.sqlite')}`,
    },
    stdio: ['ignore', full.fd, full.fd],
  });
  const exited = once(server, 'exit');
  const readHealthStatus = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status, String);
  await expect.poll(readHealthStatus).toBe(200);
  for (let count = 0; count < 50; count += 1) expect(await readHealthStatus()).toBe(200);
  server.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  await full.close();
  await rm(folder, { recursive: true });
});

test('the startup summary names the fallbacks of missing settings', async ({ site }) => {
  expect(site.output()).toContain('SMTP_URL: not set, no mail is sent');
  expect(site.output()).toContain('WORDPRESS_URL: not set, posts come from blog/posts/');
});

test('the startup log has one line with the placeholders, the number of unconfirmed content items and the command that lists them', async ({
  site,
}) => {
  const items = listContentItems(join(import.meta.dirname, '../..'), new Date());
  const placeholders = items.filter(({ kind }) => kind === 'placeholder').map(({ what }) => what);
  const lines = site.output().match(/^.*npm run go-live.*$/gm) ?? [];
  const [{ level, unconfirmed, placeholders: listed } = {}] = lines.map((line) => JSON.parse(line));
  expect({ lines: lines.length, level, unconfirmed, listed }).toEqual(
    items.length > 0
      ? { lines: 1, level: 40, unconfirmed: items.length, listed: placeholders }
      : { lines: 0, level: undefined, unconfirmed: undefined, listed: undefined },
  );
});

test('metrics are served on their own port, with route patterns as labels', async ({ request }) => {
  const site = await startSite({ METRICS_PORT: '0' });
  const metricsUrl =
    /^Metrics: (http:\/\/127\.0\.0\.1:\d+\/metrics)$/m.exec(site.output())?.[1] ?? '';
  for (const path of ['/about', '/apply/student-exchange', '/nowhere']) {
    await request.get(site.url + path);
  }
  await request.post(`${site.url}/embed/contact/submit`, { form: { name: '' } });
  const text = await (await request.get(metricsUrl)).text();
  for (const labels of [
    'method="GET",route="/about",status="200"',
    'method="GET",route="/apply/:programme",status="200"',
    'method="GET",route="other",status="404"',
    'method="POST",route="/embed/:form/submit",status="422"',
  ]) {
    expect(text).toContain(`opar_http_request_duration_seconds_count{${labels}} 1\n`);
  }
  expect(text).toContain('opar_submissions_total{form="contact",result="invalid"} 1\n');
  expect(text).toContain('opar_deliveries{state="waiting"} 0\n');
  expect(text).toContain('opar_upstream_up{upstream="store"} 1\n');
  // The public port doesn't serve them.
  expect((await request.get(`${site.url}/metrics`)).status()).toBe(404);
  expect(await site.stop()).toBe(0);
});
