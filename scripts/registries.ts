import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registries } from './registries/registries.ts';

// `npm run registries`, and the first step of build, test and dev: lists the countries,
// programmes, pictures and icons that there are, and what the settings say of themselves.
// A list that is right stays untouched, or the build would count as old.
const root = join(import.meta.dirname, '..');

for (const [path, text] of Object.entries(await registries())) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  writeFileSync(file, text);
  console.log(`Written: ${path}`);
}
