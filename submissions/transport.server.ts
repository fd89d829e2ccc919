import type { ClaimedDelivery } from './database/deliveries.server.ts';
import type { DeliveryKind } from './database/tables.ts';

/** A way by which submissions reach somebody: the mail server, the webhook. */
export type Transport = {
  /** What it delivers, as the log calls it. */
  noun: 'mail' | 'webhook';
  kinds: readonly DeliveryKind[];
  /**
   * Delivers once.
   *
   * @throws the reason when it wasn't taken, without personal data but for e-mail addresses
   */
  deliver: (delivery: ClaimedDelivery, signal: AbortSignal) => Promise<void>;
  close: () => void;
};
