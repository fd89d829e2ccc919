import { expect, test } from 'vitest';
import { createCompletedDocuments } from './completed-documents.ts';

function createStorage(initial?: string) {
  let value = initial ?? null;
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => {
      value = next;
    },
  };
}

test('completed documents are stored for the next visit', () => {
  const storage = createStorage();
  const documents = createCompletedDocuments(() => storage);
  documents.setCompleted('passport', true);
  documents.setCompleted('video', true);
  documents.setCompleted('video', false);
  expect([...createCompletedDocuments(() => storage).getAll()]).toEqual(['passport']);
  expect(documents.isStored()).toBe(true);
});

test('subscribers are notified of each change, and the set is the same object until then', () => {
  const documents = createCompletedDocuments(() => createStorage());
  let notifications = 0;
  const unsubscribe = documents.subscribe(() => {
    notifications++;
  });
  const before = documents.getAll();
  expect(documents.getAll()).toBe(before);
  documents.setCompleted('passport', true);
  expect(documents.getAll()).not.toBe(before);
  unsubscribe();
  documents.setCompleted('passport', false);
  expect(notifications).toBe(1);
});

test('changes of another window are reloaded', () => {
  const storage = createStorage();
  const documents = createCompletedDocuments(() => storage);
  expect(documents.getAll().size).toBe(0);
  storage.setItem('', '["passport"]');
  documents.reload();
  expect(documents.getAll().has('passport')).toBe(true);
});

test.each(['{', '{"passport":true}', '[1,null]', 'null'])(
  'the damaged value %s counts as empty',
  (value) => {
    const storage = createStorage(value);
    const documents = createCompletedDocuments(() => storage);
    expect(documents.getAll().size).toBe(0);
    documents.setCompleted('passport', true);
    expect(documents.isStored()).toBe(true);
    expect(
      createCompletedDocuments(() => storage)
        .getAll()
        .has('passport'),
    ).toBe(true);
  },
);

test('without storage documents can be completed, but isStored is false', () => {
  const documents = createCompletedDocuments(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(documents.getAll().size).toBe(0);
  documents.setCompleted('passport', true);
  expect(documents.getAll().has('passport')).toBe(true);
  expect(documents.isStored()).toBe(false);
});
