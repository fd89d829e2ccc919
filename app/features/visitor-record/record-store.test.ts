import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorages } from '../submission-form/testing/memory-storages.ts';
import { recordKey } from './record-key.ts';
import { createRecordStore } from './record-store.ts';
import { emptyRecord, recordLifetimeMs } from './visitor-record.ts';

let now = 0;
let changes = 0;
beforeEach(() => {
  now = 1_800_000_000_000;
  changes = 0;
});

function createStore(storage: Parameters<typeof createRecordStore>[0]['getStorage']) {
  return createRecordStore({
    getStorage: storage,
    now: () => now,
    onChange: () => {
      changes++;
    },
  });
}
function forbid(): never {
  throw new DOMException('denied', 'SecurityError');
}

test('parts are changed one by one, and another page reads them', () => {
  const { local } = createMemoryStorages();
  const store = createStore(() => local);
  store.setDocument('passport', true);
  store.update({ search: 'age=22' });
  store.setDocument('resume', true);
  store.setDocument('passport', false);
  expect(createStore(() => local).read()).toEqual({ search: 'age=22', documents: ['resume'] });
  expect(changes).toBe(4);
});

test('a document that is ticked twice is stored once', () => {
  const { local } = createMemoryStorages();
  const store = createStore(() => local);
  store.setDocument('passport', true);
  store.setDocument('passport', true);
  expect(store.read().documents).toEqual(['passport']);
});

test('the record is the same object until it changes, here or in another page', () => {
  const { local } = createMemoryStorages();
  const [store, other] = [createStore(() => local), createStore(() => local)];
  store.setDocument('passport', true);
  const before = store.read();
  expect(store.read()).toBe(before);
  other.setDocument('resume', true);
  expect(store.read().documents).toEqual(['passport', 'resume']);
});

test('a record that has become empty is removed from the storage', () => {
  const { local } = createMemoryStorages();
  const store = createStore(() => local);
  store.setDocument('passport', true);
  expect(local.items.has(recordKey)).toBe(true);
  store.setDocument('passport', false);
  expect(local.items.size).toBe(0);
  store.update({ search: 'age=22', reference: 'OPR-7K4M-29QX' });
  store.remove();
  expect(local.items.size).toBe(0);
  expect(store.read()).toEqual(emptyRecord);
});

test('an expired record is not read', () => {
  const { local } = createMemoryStorages();
  createStore(() => local).setDocument('passport', true);
  now += recordLifetimeMs + 1;
  expect(createStore(() => local).read()).toBe(emptyRecord);
});

test('without a storage the record lasts as long as the page', () => {
  const store = createStore(forbid);
  expect(store.read()).toBe(emptyRecord);
  expect(store.isStored()).toBe(false);
  store.setDocument('passport', true);
  expect(store.read().documents).toEqual(['passport']);
});

test('with a full storage the record lasts as long as the page', () => {
  const { local } = createMemoryStorages();
  const store = createStore(() => ({
    getItem: (key) => local.getItem(key),
    removeItem: (key) => local.removeItem(key),
    setItem: forbid,
  }));
  store.setDocument('passport', true);
  store.setDocument('resume', true);
  expect(store.read().documents).toEqual(['passport', 'resume']);
  expect(store.isStored()).toBe(false);
});
