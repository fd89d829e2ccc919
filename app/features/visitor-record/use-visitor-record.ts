import { useSyncExternalStore } from 'react';
import { subscribeToRecord, visitorRecord } from './record-store.ts';
import { emptyRecord, type VisitorRecord } from './visitor-record.ts';

/** The record of this device. Empty on the server and while hydrating. */
export const useVisitorRecord = (): VisitorRecord =>
  useSyncExternalStore(subscribeToRecord, visitorRecord.read, () => emptyRecord);
