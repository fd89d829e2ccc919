import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { createSmtpTransporter } from './mail-transport.server.ts';

/** Starts a mail server without STARTTLS that records the names and passwords that it receives. */
async function startWithoutTls() {
  const given: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      given.push(`${username}:${password}`);
      done(null, { user: username });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('The SMTP server has no port');
  return { port: address.port, given };
}

async function tryAt(host: string, port: number, options = '') {
  const transporter = createSmtpTransporter(`smtp://mailer:password@${host}:${port}${options}`);
  try {
    return await transporter.verify();
  } finally {
    transporter.close();
  }
}

test('a mail server without STARTTLS elsewhere gets neither password nor mail', async () => {
  const { port, given } = await startWithoutTls();
  // The address isn't a loopback address, although it leads to this machine.
  await expect(tryAt('0.0.0.0', port)).rejects.toThrow(/STARTTLS/);
  expect(given).toEqual([]);
});

test('an operator whose network is private can say that it needs none', async () => {
  const { port, given } = await startWithoutTls();
  await tryAt('0.0.0.0', port, '?requireTLS=false');
  expect(given).toEqual(['mailer:password']);
});

test.each(['127.0.0.1', 'localhost'])('one at %s needs none', async (host) => {
  const { port, given } = await startWithoutTls();
  await tryAt(host, port);
  expect(given).toEqual(['mailer:password']);
});
