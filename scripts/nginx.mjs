import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './setup.mjs';

/** The package is unpacked here and not installed, since its installation would start a server. */
const packageFolder = join(root, 'node_modules/.cache/nginx');

const candidatePaths = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
  join(packageFolder, 'usr/sbin/nginx'),
];

const findNginx = () =>
  [process.env.NGINX, ...candidatePaths].find((path) => path && existsSync(path));

/**
 * Finds or downloads an nginx for the tests of `deploy/nginx.conf`: the system's, else Debian's package, unpacked.
 *
 * @returns {Promise<Record<string, string>>} its path, by the variable that the tests read; empty when there is none, and its
 *   tests are skipped
 */
export async function ensureNginx() {
  const existingPath = findNginx();
  if (existingPath) return { NGINX: existingPath };
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return {};
  console.log("No nginx on this machine: trying Debian's package ...");
  mkdirSync(packageFolder, { recursive: true });
  const unpackCommand = 'apt-get download -qq nginx && dpkg-deb -x nginx_*.deb .';
  const inFolder = (/** @type {string} */ commands) =>
    run('sh', ['-c', `cd '${packageFolder}' && ${commands}`]);
  if ((await inFolder(unpackCommand)) !== 0)
    await inFolder(`apt-get update -qq && ${unpackCommand}`);
  const nginx = findNginx();
  if (nginx && (await run(nginx, ['-v'])) === 0) return { NGINX: nginx };
  console.log(
    'None could be had: the tests of deploy/nginx.conf are skipped. NGINX may be the path of one.',
  );
  return {};
}
