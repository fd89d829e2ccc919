import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Files in a folder of their own, the least used of which give way. Losing one costs only the time to make it again. */
export type DiskCache = {
  /** @returns undefined when there is none */
  read(key: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** In milliseconds, since it was written; undefined when there is none. */
  getAgeMs(key: string): number | undefined;
  /** @throws what the file system throws, as when the disk is full */
  write(key: string, bytes: Uint8Array): Promise<void>;
  remove(key: string): void;
};

type Entry = { size: number; writtenAt: number };

const hashKey = (key: string) => createHash('sha256').update(key).digest('hex');

/** Those of the process before, the latest last. */
function readExistingEntries(folder: string): [name: string, Entry][] {
  return readdirSync(folder)
    .filter((name) => /^[0-9a-f]{64}$/.test(name))
    .map((name): [string, Entry] => {
      const { size, mtimeMs } = statSync(join(folder, name));
      return [name, { size: Math.max(1, size), writtenAt: mtimeMs }];
    })
    .sort(([, a], [, b]) => a.writtenAt - b.writtenAt);
}

/**
 * Opens a folder of such files; it is made where there is none.
 *
 * @param maxBytes of all files together
 * @throws what the file system throws, when the folder can't be made or read
 */
export function createDiskCache(folder: string, maxBytes: number): DiskCache {
  mkdirSync(folder, { recursive: true });
  const index = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
    dispose(_entry, name, reason) {
      // In place of one that is written anew there is the new one already.
      if (reason !== 'set') void rm(join(folder, name), { force: true }).catch(() => {});
    },
  });
  for (const [name, entry] of readExistingEntries(folder)) index.set(name, entry);

  return {
    async read(key) {
      const name = hashKey(key);
      if (!index.get(name)) return undefined;
      return readFile(join(folder, name)).catch(() => {
        index.delete(name);
        return undefined;
      });
    },
    getAgeMs(key) {
      const entry = index.peek(hashKey(key));
      return entry && Date.now() - entry.writtenAt;
    },
    async write(key, bytes) {
      if (bytes.byteLength > maxBytes) return;
      const name = hashKey(key);
      const temporaryPath = join(folder, `${name}.${randomUUID()}`);
      try {
        await writeFile(temporaryPath, bytes);
        await rename(temporaryPath, join(folder, name));
      } catch (error) {
        await rm(temporaryPath, { force: true }).catch(() => {});
        throw error;
      }
      index.set(name, { size: Math.max(1, bytes.byteLength), writtenAt: Date.now() });
    },
    remove(key) {
      index.delete(hashKey(key));
    },
  };
}
