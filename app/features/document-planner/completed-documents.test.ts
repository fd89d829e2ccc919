import { expect, test } from 'vitest';
import { createCompletedDocuments } from './completed-documents.ts';

function storageWith(kept?: string) {
  let value = kept ?? null;
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => {
      value = next;
    },
  };
}

test('what is ticked is kept for the next visit, by document', () => {
  const storage = storageWith();
  const documents = createCompletedDocuments(() => storage);
  documents.tick('passport', true);
  documents.tick('video', true);
  documents.tick('video', false);
  expect([...createCompletedDocuments(() => storage).all()]).toEqual(['passport']);
  expect(documents.isKept()).toBe(true);
});

test('who listens is told of each change, and the set is the same until then', () => {
  const documents = createCompletedDocuments(() => storageWith());
  let told = 0;
  const end = documents.listen(() => {
    told++;
  });
  const before = documents.all();
  expect(documents.all()).toBe(before);
  documents.tick('passport', true);
  expect(documents.all()).not.toBe(before);
  end();
  documents.tick('passport', false);
  expect(told).toBe(1);
});

test('another window’s ticks are read', () => {
  const storage = storageWith();
  const documents = createCompletedDocuments(() => storage);
  expect(documents.all().size).toBe(0);
  storage.setItem('', '["passport"]');
  documents.readAgain();
  expect(documents.all().has('passport')).toBe(true);
});

test.each(['{', '{"passport":true}', '[1,null]', 'null'])('damaged: %s is nothing', (kept) => {
  const storage = storageWith(kept);
  const documents = createCompletedDocuments(() => storage);
  expect(documents.all().size).toBe(0);
  documents.tick('passport', true);
  expect(documents.isKept()).toBe(true);
  expect(
    createCompletedDocuments(() => storage)
      .all()
      .has('passport'),
  ).toBe(true);
});

test('without a storage one can tick, and nobody says that it is kept', () => {
  const documents = createCompletedDocuments(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(documents.all().size).toBe(0);
  documents.tick('passport', true);
  expect(documents.all().has('passport')).toBe(true);
  expect(documents.isKept()).toBe(false);
});
