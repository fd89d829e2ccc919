import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryStorages } from '../submission-form/testing/memory-storages.ts';
import { deleteRecord } from './delete-record.ts';
import { recordKey } from './record-key.ts';
import { visitorRecord } from './record-store.ts';

afterEach(() => vi.unstubAllGlobals());

test('the record and the drafts of all forms are deleted, and nothing else', () => {
  const { local, session } = createMemoryStorages();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('dispatchEvent', () => true);
  visitorRecord.setDocument('passport', true);
  expect(local.items.has(recordKey)).toBe(true);
  for (const storage of [local, session]) {
    storage.setItem('draft:/embed/contact', '{}');
    storage.setItem('draft:/apply/virtual-internship', '{}');
    storage.setItem('other', '1');
  }
  deleteRecord();
  expect([...local.items.keys()]).toEqual(['other']);
  expect([...session.items.keys()]).toEqual(['other']);
});
