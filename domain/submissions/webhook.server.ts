import { createHmac } from 'node:crypto';
import type { StoredSubmission } from './database/rows.server.ts';
import { DeliveryError } from './delivery-error.server.ts';
import { getProgrammeName } from './forms/forms.ts';
import type { Transport } from './transport.server.ts';

export type WebhookSettings = {
  url: string;
  /** `whsec_` and the key in base64. */
  secret: string;
};

/**
 * How long the receiver may take to answer, in milliseconds. It should accept the message first, and process it
 * afterwards.
 */
const responseTimeoutMs = 15_000;

/** Statuses of a receiver that is out, or of the proxy before it. With 500 a single message may be the cause. */
const outageStatuses = new Set([502, 503, 504]);

/**
 * Returns the message for a submission as JSON: the values that the store added, and the form's fields by their names. What staff
 * noted stays with us.
 */
function createPayload({
  programme,
  note: _,
  answeredBy: __,
  outcome: ___,
  ...submission
}: StoredSubmission): string {
  const data = {
    ...submission,
    ...(programme && { programme: { slug: programme, name: getProgrammeName(programme, 'en') } }),
  };
  return JSON.stringify({ type: 'submission.created', timestamp: submission.submittedAt, data });
}

/**
 * Returns the headers of a message (Standard Webhooks 1.0, "Webhook Headers (Sending Metadata)" and "Symmetric
 * signatures").
 *
 * @param id the same at each attempt, so that the receiver recognises a repeated message
 */
function createHeaders(id: string, body: string, secret: string) {
  const timestamp = Math.floor(Date.now() / 1000);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}

/** Returns the cause of a failed `fetch`, whose own message only says that it failed. */
function getFailureCause(error: unknown, limit: number): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'TimeoutError') {
    return new DeliveryError(`no answer within ${limit / 1000} s`, { isOutage: true });
  }
  return error.cause ?? error;
}

/**
 * Creates the transport that posts each submission to the operator's webhook (Standard Webhooks 1.0). A 2xx response
 * accepts it. Redirects aren't followed, since the URL is a setting and the message is personal data.
 *
 * @param limit how long to wait for the response, in milliseconds
 */
export function createWebhookTransport(
  { url, secret }: WebhookSettings,
  limit = responseTimeoutMs,
): Transport {
  return {
    name: 'webhook',
    kinds: ['webhook'],
    async deliver({ id, submission }, signal) {
      const body = createPayload(submission);
      const response = await fetch(url, {
        method: 'POST',
        headers: createHeaders(`msg_${id}`, body, secret),
        body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(limit)]),
      }).catch((error: unknown) => {
        throw getFailureCause(error, limit);
      });
      // The response's body isn't needed, and may be endless.
      await response.body?.cancel();
      if (response.ok) return;
      throw new DeliveryError(`the receiver answered ${response.status}`, {
        isOutage: outageStatuses.has(response.status),
      });
    },
    close: () => {},
  };
}
