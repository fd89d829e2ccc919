import { spawnSync } from 'node:child_process';

/** @param {string[]} command */
function readOutput([program = '', ...parameters]) {
  const { status, stdout } = spawnSync(program, parameters, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/**
 * The version of one of Debian's packages: WebKit's driver doesn't tell its own.
 *
 * @param {string} name
 */
const readPackageVersion = (name) =>
  // Its last line is `ii  NAME  VERSION  ARCHITECTURE  DESCRIPTION`.
  readOutput(['dpkg-query', '--list', name]).split('\n').at(-1)?.split(/\s+/)[2];

/**
 * Returns one line with the versions of the browsers that the tests run in, such as
 * `Chromium 156.0.8078.108, Mozilla Firefox 153.8.0esr, WebKitGTK 2.50.6-1~deb12u2`. A browser can change what a test relies on
 * from one version to the next.
 *
 * @param {{ CHROMIUM?: string, FIREFOX?: string, WEBKIT_DRIVER?: string }} paths the browsers' programs; an absent one isn't named
 */
export function readBrowserVersions({ CHROMIUM, FIREFOX, WEBKIT_DRIVER }) {
  const versions = [
    CHROMIUM && (readOutput([CHROMIUM, '--version']) || 'Chromium of unknown version'),
    FIREFOX && (readOutput([FIREFOX, '--version']) || 'Firefox of unknown version'),
    WEBKIT_DRIVER && `WebKitGTK ${readPackageVersion('webkit2gtk-driver') || 'of unknown version'}`,
  ];
  return versions.filter(Boolean).join(', ');
}
