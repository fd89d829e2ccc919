import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The folder of the default database. It holds only the site's files, so the site may set its permissions. */
const dataFolder = 'data';

/**
 * Makes an SQLite file readable only by its owner, whatever the umask, since its data is personal. It creates a
 * missing file and folder. It also restricts an existing file that was open to others, and the site's own folder
 * `data`. Other existing folders keep their permissions, since one may be `/tmp`. SQLite's `:memory:` isn't a file.
 *
 * @throws the file system's error when the folder or the file can't be created
 */
export function makePrivate(path: string) {
  if (path === ':memory:') return;
  const folder = dirname(path);
  // Only the last folder is created, so that a typing error in the path doesn't create a tree of folders. Node's
  // recursive mkdir also never ends below /proc.
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    mkdirSync(folder, { mode: 0o700 });
  } else if (resolve(folder) === resolve(dataFolder)) {
    restrictToOwner(folder, 0o700);
  }
  // SQLite creates the `-wal` and `-shm` files with the permissions of the database file.
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) restrictToOwner(file, 0o600);
}

/**
 * Does nothing when another user owns the path, since only the owner can change it. SQLite reports whether it can be
 * opened.
 */
function restrictToOwner(path: string, mode: number) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || (found.mode & 0o077) === 0) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
