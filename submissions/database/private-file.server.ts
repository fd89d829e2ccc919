import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Of the default DATABASE_URL. It holds the site's files alone, so its permissions are ours to set. */
const ownFolder = 'data';

/**
 * Makes an SQLite file readable by its owner alone, whatever the umask: the data is personal. A file and a folder that are
 * missing are created. A file that an earlier version left open to others is closed to them, and so is the site's own
 * folder `data`. Any other folder that exists is left as it is: it may be `/tmp`. SQLite's `:memory:` is no file.
 *
 * @throws the file system's error when the folder or the file can't be created
 */
export function makePrivate(path: string) {
  if (path === ':memory:') return;
  const folder = dirname(path);
  // Only the last folder is created: a slip in the path must not become a tree of folders, and Node's recursive mkdir
  // never ends below /proc.
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    mkdirSync(folder, { mode: 0o700 });
  } else if (resolve(folder) === resolve(ownFolder)) {
    closeToOthers(folder, 0o700);
  }
  // SQLite gives the `-wal` and `-shm` that it creates the permissions of the file itself.
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) closeToOthers(file, 0o600);
}

/** Does nothing where another user owns it: only the owner can, and SQLite says whether it can be opened. */
function closeToOthers(path: string, mode: number) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || (found.mode & 0o077) === 0) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
