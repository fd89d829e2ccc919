// `npm run --silent sbom > sbom.json`: what the site is made of when it runs, for those who watch over vulnerabilities.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { lockedDependencies } from './locked-dependencies.ts';

const root = join(import.meta.dirname, '..');
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));

type Component = { 'bom-ref': string; type: string; name: string; version: string };

/** CycloneDX 1.5, as far as it is read here. */
export type BillOfMaterials = {
  bomFormat: string;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};

/**
 * The bill of materials of the lock file, without what is needed for building and testing alone. It is the same on every
 * machine: packages of all platforms are in it, and no registry, since the lock file names none.
 *
 * @throws Error when npm can't read the lock file
 */
export async function billOfMaterials(): Promise<BillOfMaterials> {
  // Not `--omit=dev`: npm 11 leaves out all that a package also names for its own tests, React and `pg` among it.
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'],
    { cwd: root, maxBuffer: 16 * 1024 * 1024, shell: process.platform === 'win32' },
  );
  const bill: BillOfMaterials = JSON.parse(stdout);
  const standsOn = lockedDependencies(read('package-lock.json').packages);
  const components = bill.components.filter(({ name, version }) =>
    standsOn.has(`${name}@${version}`),
  );
  // npm gives it the name of the folder.
  const component = { ...bill.metadata.component, name: read('package.json').name };
  const kept = new Set([component, ...components].map((each) => each['bom-ref']));
  return {
    ...bill,
    metadata: { ...bill.metadata, component },
    components,
    dependencies: bill.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((on) => kept.has(on)),
      })),
  };
}

if (process.argv[1] === import.meta.filename) {
  console.log(JSON.stringify(await billOfMaterials(), null, 2));
}
