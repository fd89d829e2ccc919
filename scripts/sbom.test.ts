import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { billOfMaterials } from './sbom.ts';

const root = join(import.meta.dirname, '..');
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));

type Locked = { version: string; dev?: boolean; optional?: boolean; devOptional?: boolean };

test('the bill of materials names what the site runs on, in the lock file’s versions, and nothing of this machine', async () => {
  const bill = await billOfMaterials();
  const { name, version, dependencies, devDependencies } = read('package.json');
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(bill.metadata.component).toMatchObject({ type: 'application', name, version });

  const named = bill.components.map((component) => `${component.name}@${component.version}`);
  for (const [dependency, itsVersion] of Object.entries(dependencies))
    expect(named).toContain(`${dependency}@${itsVersion}`);
  // npm's own opinion of what is needed; what is optional there may be another package's alone.
  const locked = Object.entries<Locked>(read('package-lock.json').packages).filter(
    ([path]) => path,
  );
  const inVersion = ([path, entry]: [string, Locked]) =>
    `${path.split('node_modules/').at(-1)}@${entry.version}`;
  const needed = locked
    .filter(([, { dev, optional, devOptional }]) => !dev && !optional && !devOptional)
    .map(inVersion);
  expect(needed.filter((each) => !named.includes(each))).toEqual([]);
  expect(named).toContain(`@img/sharp-linux-x64@${dependencies.sharp}`);
  // Of what building and testing alone need, nothing; postcss is declared for the build, and sanitize-html runs on it.
  const unneeded = locked.filter(([, { dev }]) => dev).map(inVersion);
  expect(unneeded).toContain(`vite@${devDependencies.vite}`);
  const elsewhere = locked.filter(([, { dev }]) => !dev).map(inVersion);
  expect(named.filter((each) => unneeded.includes(each) && !elsewhere.includes(each))).toEqual([]);

  const text = JSON.stringify(bill);
  expect(text).not.toMatch(/registry|"distribution"|file:|\.tgz/);
  for (const place of [root, `"${basename(root)}"`, homedir()]) expect(text).not.toContain(place);
}, 30_000);
