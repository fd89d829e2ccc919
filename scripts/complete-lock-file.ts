// Run by hand after `npm install`: `npx node scripts/complete-lock-file.ts`.
// If a registry mirror lacks the packages of other platforms (for example Biome's for macOS), npm leaves them out of the lock
// file, and `npm ci` then rejects the file as incomplete on every machine. This script adds them by name, version and platform.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../package-lock.json');

type LockedPackage = {
  version?: string;
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
};

/** Finds the optional dependencies of a lock file's packages that have no entry in the lock file. */
export function findMissingOptionalPackages(packages: Record<string, LockedPackage>) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(
        ([name]) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
      )
      .map(([name, version]) => ({ name, version: version.replace(/^[\^~]/, ''), dev })),
  );
}

/** Parses the end of a package's name: a system, a processor and sometimes a C library, as in `cli-linux-x64-musl`. */
function parsePlatform(name: string) {
  const [, system, processor] =
    /(android|darwin|freebsd|linux|openharmony|win32|windows)-(arm64|arm|ia32|ppc64|riscv64|s390x|x64)/.exec(
      name,
    ) ?? [];
  return {
    ...(processor && { cpu: [processor] }),
    ...(name.endsWith('musl') && { libc: ['musl'] }),
    ...(system && { os: [system === 'windows' ? 'win32' : system] }),
  };
}

if (process.argv[1] === import.meta.filename) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  for (const { name, version, dev } of findMissingOptionalPackages(lock.packages)) {
    console.log(`adding ${name} ${version}`);
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(dev && { dev }),
      optional: true,
      ...parsePlatform(name),
    };
  }
  const sorted = Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1));
  lock.packages = Object.fromEntries(sorted);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
