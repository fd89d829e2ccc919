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
   * @throws the reason when it wasn't accepted, without personal data except e-mail addresses
   */
  deliver: (delivery: ClaimedDelivery, signal: AbortSignal) => Promise<void>;
  close: () => void;
};
