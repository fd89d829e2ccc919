/** A package as `package-lock.json` (version 3) has it, under the path where it is installed. */
export type LockedPackage = {
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/** Where a package finds another one: in its own folder, or in one above, as Node looks for it. */
function placeOf(
  name: string,
  from: string,
  packages: Record<string, LockedPackage>,
): string | undefined {
  const own = `${from}${from && '/'}node_modules/${name}`;
  if (packages[own]) return own;
  const above = from.lastIndexOf('/node_modules/');
  if (from === '') return undefined;
  return placeOf(name, above === -1 ? '' : from.slice(0, above), packages);
}

/**
 * What a project stands on when it runs: its dependencies, theirs, and so on, those of every platform among them.
 *
 * @param packages of its lock file
 * @returns `name@version` of each
 */
export function lockedDependencies(packages: Record<string, LockedPackage>): Set<string> {
  const found = new Set<string>();
  const seen = new Set(['']);
  for (const from of seen) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      packages[from] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const place = placeOf(name, from, packages);
      if (place === undefined) continue;
      seen.add(place);
      found.add(`${name}@${packages[place]?.version}`);
    }
  }
  return found;
}
