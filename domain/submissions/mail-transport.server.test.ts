import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { createSmtpTransporter } from './mail-transport.server.ts';

/** Starts a mail server without STARTTLS that records the names and passwords that it receives. */
async function startWithoutTls() {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      received.push(`${username}:${password}`);
      done(null, { user: username });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('The SMTP server has no port');
  return { port: address.port, received };
}

async function trySending(host: string, port: number, options = '') {
  const transporter = createSmtpTransporter(`smtp://mailer:password@${host}:${port}${options}`);
  try {
    return await transporter.verify();
  } finally {
    transporter.close();
  }
}

test('a remote mail server without STARTTLS gets neither password nor mail', async () => {
  const { port, received } = await startWithoutTls();
  // The address isn't a loopback address, although it leads to this machine.
  await expect(trySending('0.0.0.0', port)).rejects.toThrow(/STARTTLS/);
  expect(received).toEqual([]);
});

test('requireTLS=false allows a server without STARTTLS', async () => {
  const { port, received } = await startWithoutTls();
  await trySending('0.0.0.0', port, '?requireTLS=false');
  expect(received).toEqual(['mailer:password']);
});

test.each(['127.0.0.1', 'localhost'])('a mail server at %s needs no STARTTLS', async (host) => {
  const { port, received } = await startWithoutTls();
  await trySending(host, port);
  expect(received).toEqual(['mailer:password']);
});
