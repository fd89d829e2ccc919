import type { Application, CheckboxField } from '../schema.ts';

/**
 * An application as it is kept. Both databases hold the same: ids are UUIDs, times are ISO 8601 texts in
 * UTC (their order is the order in time), ticked boxes are 1 and others 0.
 */
export type ApplicationRow = {
  id: string;
  reference: string;
  submissionId: string;
  contentDigest: string;
  programme: string;
  submittedAt: string;
} & Omit<Application, CheckboxField> &
  Record<CheckboxField, number>;

export type DeliveryKind = 'staff' | 'acknowledgement';

/** A mail that is to be sent, or was. */
export type DeliveryRow = {
  id: string;
  applicationId: string;
  kind: DeliveryKind;
  attempts: number;
  /** null: nothing is due, since it was delivered or given up. */
  nextAttemptAt: string | null;
  /** After this it is no longer worth sending; null: it always is. */
  expiresAt: string | null;
  deliveredAt: string | null;
  lastError: string | null;
};

/** One row, written to see whether an application could be. */
export type StoreCheckRow = { id: 1; written: string };

export type Tables = {
  applications: ApplicationRow;
  deliveries: DeliveryRow;
  storeCheck: StoreCheckRow;
};
