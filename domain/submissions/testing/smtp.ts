import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  /** The recipients of the envelope. */
  to: string[];
  /** The header lines and body as received, with `\r\n`. */
  source: string;
};

export type TestSmtp = {
  url: string;
  /** The accepted mails, in the order of arrival. */
  mails: ReceivedMail[];
  /** Waits until this many mails were accepted. */
  waitForMails: (count: number) => Promise<ReceivedMail[]>;
  /** Decides on each mail. An error rejects the mail. */
  answer: (mail: ReceivedMail) => Error | undefined | Promise<Error | undefined>;
  stop: () => Promise<void>;
};

/** Creates an SMTP error with its code, such as 451 (try again later). */
export function createSmtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/**
 * Starts an SMTP server on this machine. It accepts every mail unless `answer` is replaced.
 *
 * @param port 0 chooses a free one
 */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const waiting: { count: number; resolve: (mails: ReceivedMail[]) => void }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, session, done) {
      const source = await text(stream).catch(() => undefined);
      // The sender died while it sent the mail.
      if (source === undefined) return;
      const mail = { to: session.envelope.rcptTo.map(({ address }) => address), source };
      const error = await smtp.answer(mail);
      if (error) {
        done(error);
        return;
      }
      smtp.mails.push(mail);
      done();
      for (const { count, resolve } of waiting) {
        if (smtp.mails.length >= count) resolve(smtp.mails);
      }
    },
  });
  // A broken connection must not fail the test.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('The SMTP server has no port');

  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${address.port}`,
    mails: [],
    waitForMails(count) {
      if (smtp.mails.length >= count) return Promise.resolve(smtp.mails);
      return new Promise((resolve) => waiting.push({ count, resolve }));
    },
    answer: () => undefined,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return smtp;
}
