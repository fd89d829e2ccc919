import type { Log } from '#common/log.ts';
import type { ClaimedDelivery } from './database/deliveries.server.ts';
import type { DeliveryKind } from './database/tables.ts';
import {
  DeliveryError,
  getFullReason,
  getLoggedReason,
  isOutage,
} from './delivery-error.server.ts';
import { createSendLimit } from './send-limit.server.ts';
import type { Store } from './store.server.ts';
import type { Transport } from './transport.server.ts';

export type DeliveryWorker = {
  /** Looks for due deliveries now, as after a submission. */
  wake: () => void;
  /** Claims no more deliveries, and waits some seconds for those in progress. */
  stop: () => Promise<void>;
};

/**
 * In milliseconds. The lease is longer than the sending limit, so that no other worker claims a delivery in progress.
 */
const leaseMs = 60_000;
const concurrency = 4;

/** How often an outage that ends makes waiting deliveries due, in milliseconds. */
const minExpediteIntervalMs = 60_000;

const firstRetryMs = 15_000;
const hourMs = 60 * 60 * 1000;
/**
 * In milliseconds. The site promises applicants an answer within 48 hours, so staff must not wait long once the mail
 * server works again.
 */
const maxRetryMs: Record<DeliveryKind, number> = {
  staff: hourMs,
  acknowledgement: 24 * hourMs,
  webhook: hourMs,
};

/**
 * Returns how long to wait after a failed attempt. The delay doubles each time, up to an hour (staff and webhook) or
 * a day (acknowledgement). Up to a quarter is subtracted at random, so that deliveries don't all come back at once
 * after an outage.
 *
 * @param attempts the number of attempts so far, from 1
 * @returns milliseconds
 */
export function getRetryDelay(kind: DeliveryKind, attempts: number, random = Math.random): number {
  const delay = Math.min(maxRetryMs[kind], firstRetryMs * 2 ** (attempts - 1));
  return Math.round(delay * (1 - random() / 4));
}

/** The log messages for each transport. docs/operations/log.md explains each line to operators. */
const messages = {
  mail: {
    delivered: 'mail delivered',
    again: 'mail not delivered, it will be tried again',
    givenUp: 'mail given up',
  },
  webhook: {
    delivered: 'webhook delivered',
    again: 'webhook not delivered, it will be tried again',
    givenUp: 'webhook given up',
  },
};

/**
 * Delivers the submissions that wait for a transport, until it is stopped. It runs when it is woken, and at an interval
 * for retries. Delivery is at least once: a delivery is done when the transport accepted it, and it is repeated only
 * when this process dies before that is recorded. Several workers may share one database.
 *
 * @param options.pollInterval how often to look for due deliveries, in milliseconds
 * @param options.delay returns the delay after a failed attempt, in milliseconds
 * @param options.stopTimeout how long stopping waits for deliveries in progress, in milliseconds
 */
export function startDelivery(
  store: Store,
  transport: Transport,
  log: Log,
  {
    pollInterval = 5000,
    delay = getRetryDelay,
    stopTimeout,
  }: { pollInterval?: number; delay?: typeof getRetryDelay; stopTimeout?: number } = {},
): DeliveryWorker {
  const outcomes = messages[transport.name];
  const sendLimit = createSendLimit(stopTimeout);
  /** Whether the other side was out at the last attempt. */
  let isOut = false;
  let expeditedAt = Number.NEGATIVE_INFINITY;
  let stopping = false;
  let current: Promise<void> | undefined;
  let runsAgain = false;
  /**
   * Sent deliveries that are not recorded yet. They are recorded first, so that none is sent twice after its lease
   * ends.
   */
  const unrecordedDeliveries = new Set<string>();

  async function recordDelivered(id: string) {
    unrecordedDeliveries.add(id);
    await store.markDelivered(id);
    unrecordedDeliveries.delete(id);
  }

  async function deliver(delivery: ClaimedDelivery) {
    const { id, kind, attempts, expiresAt } = delivery;
    const { reference } = delivery.submission;
    try {
      if (expiresAt && expiresAt <= new Date().toISOString())
        throw new DeliveryError('Too late to be sent');
      await transport.deliver(delivery, sendLimit.createSignal());
    } catch (error) {
      if (isOutage(error)) isOut = true;
      const reason = getLoggedReason(error);
      const next = new Date(Date.now() + delay(kind, attempts));
      const givenUp = expiresAt !== null && expiresAt <= next.toISOString();
      log.error(
        { reference, kind, attempts, reason, ...(!givenUp && { nextAttemptAt: next }) },
        givenUp ? outcomes.givenUp : outcomes.again,
      );
      await store.markFailed(id, getFullReason(error), givenUp ? null : next);
      return;
    }
    log.info({ reference, kind, attempts }, outcomes.delivered);
    await recordDelivered(id);
    if (isOut) await endOutage();
  }

  /** What waits for hours because of an outage is sent now. A side that comes and goes gets it once a minute at most. */
  async function endOutage() {
    if (Date.now() - expeditedAt < minExpediteIntervalMs) return;
    isOut = false;
    expeditedAt = Date.now();
    await store.expediteRetries(new Date(), leaseMs, transport.kinds);
    wake();
  }

  async function deliverNext() {
    while (!stopping) {
      const delivery = await store.claimDelivery(new Date(), leaseMs, transport.kinds);
      if (!delivery) return;
      await deliver(delivery);
    }
  }

  // An operator who restarts the site may have corrected the settings, so failed deliveries are retried at once.
  const expedited = store
    .expediteRetries(new Date(), leaseMs, transport.kinds)
    .catch((error: unknown) => logStoreFailure(error));

  function logStoreFailure(error: unknown) {
    log.error({ reason: getLoggedReason(error) }, 'deliveries wait for the store');
  }

  async function deliverAll() {
    await expedited;
    try {
      for (const id of unrecordedDeliveries) await recordDelivered(id);
    } catch (error) {
      logStoreFailure(error);
      return;
    }
    const results = await Promise.allSettled(Array.from({ length: concurrency }, deliverNext));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) logStoreFailure(failed.reason);
  }

  function wake() {
    if (stopping) return;
    if (current) {
      runsAgain = true;
      return;
    }
    current = deliverAll().finally(() => {
      current = undefined;
      if (!runsAgain) return;
      runsAgain = false;
      wake();
    });
  }

  const timer = setInterval(wake, pollInterval).unref();
  wake();

  return {
    wake,
    async stop() {
      stopping = true;
      clearInterval(timer);
      sendLimit.stop();
      await current;
      transport.close();
    },
  };
}
