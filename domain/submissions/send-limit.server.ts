import { DeliveryError } from './delivery-error.server.ts';

/** How long one mail or message may take to be sent, in milliseconds. The leases of deliveries and digests are longer. */
const sendTimeoutMs = 45_000;

/**
 * How long the process waits for what is being sent when it stops, in milliseconds. Visitors wait for the next process
 * meanwhile. What isn't sent by then is recorded as failed and sent by the next process, so nothing is lost.
 */
const defaultStopTimeoutMs = 3000;

/** Limits the time that sending takes, also while the process stops. */
type SendLimit = {
  /** Returns the signal that ends one sending. */
  createSignal: () => AbortSignal;
  /** Ends every sending in a moment. */
  stop: () => void;
};

/** Creates a limit for what one worker sends. */
export function createSendLimit(stopTimeoutMs = defaultStopTimeoutMs): SendLimit {
  const stopping = new AbortController();
  return {
    createSignal: () => AbortSignal.any([AbortSignal.timeout(sendTimeoutMs), stopping.signal]),
    stop() {
      setTimeout(
        () => stopping.abort(new DeliveryError('the site was stopped meanwhile')),
        stopTimeoutMs,
      ).unref();
    },
  };
}
