import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { DeliveryError, getFullReason, getLoggedReason } from './delivery-error.server.ts';
import { createSmtpTransporter } from './mail-transport.server.ts';

/** Starts a mail server, and returns the error of connecting to it. */
async function failToConnect(
  options: SMTPServerOptions,
  [protocol, host]: readonly ['smtp' | 'smtps', string],
): Promise<unknown> {
  const server = new SMTPServer(options);
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('The SMTP server has no port');
  const transporter = createSmtpTransporter(
    `${protocol}://mailer:password@${host}:${address.port}`,
  );
  onTestFinished(() => transporter.close());
  return transporter.verify().then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('the log tells a refused password from missing or failing encryption', async () => {
  const withoutTls = { disabledCommands: ['STARTTLS'], allowInsecureAuth: true };
  const refused = await failToConnect(
    {
      ...withoutTls,
      onAuth: (_auth, _session, done) =>
        done(Object.assign(new Error('5.7.8 Wrong, Nusrat'), { responseCode: 535 })),
    },
    ['smtp', '127.0.0.1'],
  );
  expect(getLoggedReason(refused)).toBe('EAUTH 535 5.7.8');
  expect(getFullReason(refused)).toContain('5.7.8 Wrong, Nusrat');
  // The address isn't a loopback address, although it leads to this machine.
  const unencrypted = await failToConnect(withoutTls, ['smtp', '0.0.0.0']);
  expect(getLoggedReason(unencrypted)).toBe('ETLS 500');
  // The server's own certificate is signed by itself.
  const untrusted = await failToConnect({ secure: true }, ['smtps', '127.0.0.1']);
  expect(getLoggedReason(untrusted)).toMatch(/^ESOCKET [A-Z_]*CERT[A-Z_]*$/);
});

test.each([
  ['550 5.1.1 <nusrat@example.org>', 'EENVELOPE 550 5.1.1'],
  ['550-5.1.1 No such user\n550 5.1.1 nusrat', 'EENVELOPE 550 5.1.1'],
  ['550-nusrat', 'EENVELOPE 550'],
  ['550 5.1.1nusrat', 'EENVELOPE 550'],
  ['421', 'EENVELOPE 421'],
  ['01711000000 Nusrat', 'EENVELOPE'],
  ['', 'EENVELOPE'],
])('of the answer %j, the log has %j', (response, reason) => {
  const error = Object.assign(new Error(`Refused: ${response}`), { code: 'EENVELOPE', response });
  expect(getLoggedReason(error)).toBe(reason);
});

test('only messages of our own are logged', () => {
  expect(getLoggedReason(new DeliveryError('Too late to be sent'))).toBe('Too late to be sent');
  expect(getLoggedReason(new TypeError('Nusrat is not a function'))).toBe('TypeError');
  expect(getLoggedReason('Nusrat')).toBe('unknown error');
});
