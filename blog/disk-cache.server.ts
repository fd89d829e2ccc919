import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** A least-recently-used cache of files in a folder. Losing a file only costs the time to create it again. */
export type DiskCache = ReturnType<typeof createDiskCache>;

type Entry = { size: number; writtenAt: number };

const hashKey = (key: string) => createHash('sha256').update(key).digest('hex');

/** Lists the files that earlier processes wrote, oldest first. */
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
 * Opens a cache, with the files that its folder already has. Creates the folder if it is missing.
 *
 * @param maxBytes maximum size of all files together
 * @throws Error of the file system, when the folder can't be created or read
 */
export function createDiskCache(folder: string, maxBytes: number) {
  mkdirSync(folder, { recursive: true });
  const index = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
    dispose(_entry, name, reason) {
      // With reason `set`, the new file has already replaced the old one.
      if (reason !== 'set') void rm(join(folder, name), { force: true }).catch(() => {});
    },
  });
  for (const [name, entry] of readExistingEntries(folder)) index.set(name, entry);

  return {
    /** @returns undefined when the key isn't cached */
    async read(key: string): Promise<Buffer<ArrayBuffer> | undefined> {
      const name = hashKey(key);
      if (!index.get(name)) return undefined;
      return readFile(join(folder, name)).catch(() => {
        index.delete(name);
        return undefined;
      });
    },
    /** @returns milliseconds since the file was written; undefined when the key isn't cached */
    getAgeMs(key: string): number | undefined {
      const entry = index.peek(hashKey(key));
      return entry && Date.now() - entry.writtenAt;
    },
    /** @throws Error of the file system, for example when the disk is full */
    async write(key: string, bytes: Uint8Array): Promise<void> {
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
    remove(key: string): void {
      index.delete(hashKey(key));
    },
    /** Removes all files. */
    clear: () => index.clear(),
  };
}
