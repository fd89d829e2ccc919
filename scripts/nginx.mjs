import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './setup.mjs';

/** Unpacked and not installed: the package would start a server. */
const unpacked = join(root, 'node_modules/.cache/nginx');

const places = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
  join(unpacked, 'usr/sbin/nginx'),
];

const find = () => [process.env.NGINX, ...places].find((path) => path && existsSync(path));

/**
 * An nginx for the tests of `deploy/nginx.conf`: the system's, else Debian's package, unpacked.
 *
 * @returns {Promise<string | undefined>} its path; undefined when there is none to be had: its tests are then skipped
 */
export async function ensureNginx() {
  const found = find();
  if (found) return found;
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return;
  console.log("No nginx on this machine: trying Debian's package ...");
  mkdirSync(unpacked, { recursive: true });
  const unpack = 'apt-get download -qq nginx && dpkg-deb -x nginx_*.deb .';
  const inFolder = (/** @type {string} */ commands) =>
    run('sh', ['-c', `cd '${unpacked}' && ${commands}`]);
  if ((await inFolder(unpack)) !== 0) await inFolder(`apt-get update -qq && ${unpack}`);
  const nginx = find();
  if (nginx && (await run(nginx, ['-v'])) === 0) return nginx;
  console.log(
    'None could be had: the tests of deploy/nginx.conf are skipped. NGINX may be the path of one.',
  );
}
