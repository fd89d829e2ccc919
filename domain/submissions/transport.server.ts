import type { ClaimedDelivery } from './database/deliveries.server.ts';
import type { DeliveryKind } from './database/tables.ts';

/** Delivers submissions to somebody: by the mail server, or by the webhook. */
export type Transport = {
  /** The word for a delivery in the log. */
  name: 'mail' | 'webhook';
  kinds: readonly DeliveryKind[];
  /**
   * Attempts one delivery.
   *
   * @throws a DeliveryError, or the error of a library, when it wasn't accepted
   */
  deliver: (delivery: ClaimedDelivery, signal: AbortSignal) => Promise<void>;
  close: () => void;
};
