import { StoreError } from './store-error.server.ts';

/** A delivery wasn't accepted, for a reason in our own words. The message is safe to log: it has no personal data. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Whether the other side is out, so that other deliveries fail as well. */
  readonly isOutage: boolean;

  constructor(message: string, { isOutage = false } = {}) {
    super(message);
    this.isOutage = isOutage;
  }
}

/** What Node, `fetch` and Nodemailer may add to an error. */
type FailureDetails = {
  code?: string;
  /** The code of the cause, such as ECONNREFUSED for Nodemailer's ESOCKET. */
  originalCode?: string;
  /** The mail server's answer. */
  response?: string;
};

/** Returns the reason for a failure in full, but without e-mail addresses: for the database, where staff read it. */
export function getFullReason(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const text = [code, message ?? error].filter(Boolean).join(': ');
  return text
    .replace(/[^\s<>"'(),;:]+/g, (word) => (word.includes('@') ? '[address]' : word))
    .slice(0, 500);
}

/** Returns the status of a mail server's answer, with its enhanced code (RFC 3463) if it has one: `550 5.1.1`. */
const getSmtpStatus = (response: string) =>
  /^([2-5]\d\d)\b(?:[ -]([245]\.\d{1,3}\.\d{1,3})(?!\S))?/.exec(response)?.slice(1) ?? [];

/**
 * Returns the reason for a failure as the log may have it: the codes of the error and the status of the mail server.
 * The server's words may name the applicant, and so may an error of a library. Only messages of our own are logged.
 *
 * @returns such as `EMESSAGE 550 5.1.1`, `ESOCKET ECONNREFUSED` or `the receiver answered 500`
 */
export function getLoggedReason(error: unknown): string {
  if (error instanceof DeliveryError || error instanceof StoreError) return error.message;
  const { code, originalCode, response = '' } = error as FailureDetails;
  const codes = [code, originalCode, ...getSmtpStatus(response)].filter(Boolean);
  return codes.join(' ') || (error instanceof Error ? error.name : 'unknown error');
}

/** The codes of Nodemailer for an answer to one mail, rather than for the server. */
const answersToOneMail = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * Whether a failure is of the other side, such as a server that can't be reached, rather than of one delivery. Then the others
 * fail as well, and all may work once it is over.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof DeliveryError) return error.isOutage;
  const { code, response = '' } = error as FailureDetails;
  // 421: "Service not available, closing transmission channel" (RFC 5321, 4.2.3).
  return !answersToOneMail.has(code ?? '') || response.startsWith('421');
}
