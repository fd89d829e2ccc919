import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Files in a folder of their own, the least used of which give way. Losing one costs only the time to make it again. */
export type KeptFiles = {
  /** @returns undefined when there is none */
  read(key: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** In milliseconds, since it was written; undefined when there is none. */
  age(key: string): number | undefined;
  /** @throws what the file system throws, as when the disk is full */
  write(key: string, bytes: Uint8Array): Promise<void>;
  remove(key: string): void;
};

type Entry = { size: number; since: number };

const nameOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** Those of the process before, the latest last. */
function filesIn(folder: string): [name: string, Entry][] {
  return readdirSync(folder)
    .filter((name) => /^[0-9a-f]{64}$/.test(name))
    .map((name): [string, Entry] => {
      const { size, mtimeMs } = statSync(join(folder, name));
      return [name, { size: Math.max(1, size), since: mtimeMs }];
    })
    .sort(([, a], [, b]) => a.since - b.since);
}

/**
 * Opens a folder of such files; it is made where there is none.
 *
 * @param maxBytes of all files together
 * @throws what the file system throws, when the folder can't be made or read
 */
export function openKeptFiles(folder: string, maxBytes: number): KeptFiles {
  mkdirSync(folder, { recursive: true });
  const index = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
    dispose(_entry, name, reason) {
      // In place of one that is written anew there is the new one already.
      if (reason !== 'set') void rm(join(folder, name), { force: true }).catch(() => {});
    },
  });
  for (const [name, entry] of filesIn(folder)) index.set(name, entry);

  return {
    async read(key) {
      const name = nameOf(key);
      if (!index.get(name)) return undefined;
      return readFile(join(folder, name)).catch(() => {
        index.delete(name);
        return undefined;
      });
    },
    age(key) {
      const entry = index.peek(nameOf(key));
      return entry && Date.now() - entry.since;
    },
    async write(key, bytes) {
      if (bytes.byteLength > maxBytes) return;
      const name = nameOf(key);
      const unfinished = join(folder, `${name}.${randomUUID()}`);
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, join(folder, name));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {});
        throw error;
      }
      index.set(name, { size: Math.max(1, bytes.byteLength), since: Date.now() });
    },
    remove(key) {
      index.delete(nameOf(key));
    },
  };
}
