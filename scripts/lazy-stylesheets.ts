import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const query = '?stylesheets';
const clientManifest = 'build/client/.vite/manifest.json';

/**
 * Vite plugin: `import { stylesheets } from './overview.tsx?stylesheets'` names the stylesheets of a module that is imported
 * later, so that the server's page has them: of a route's own modules React Router knows them, of those nobody does. Empty in
 * the browser, where an import brings its own.
 */
export function lazyStylesheets(): Plugin {
  return {
    name: 'part-stylesheets',
    load: {
      filter: { id: /\?stylesheets$/ },
      handler(id) {
        const isServer = this.environment.config.consumer === 'server';
        const file = relative(this.environment.config.root, id.slice(0, -query.length));
        // While developing there is no build, and React Router finds the styles itself.
        const known = isServer && this.environment.mode === 'build' && existsSync(clientManifest);
        const addresses = known ? findStylesheets(file) : [];
        return {
          code: `export const stylesheets = ${JSON.stringify(addresses)}`,
          moduleType: 'js',
        };
      },
    },
  };
}

/** @throws Error when nothing imports the file later, so that it has no chunk of its own */
function findStylesheets(file: string): string[] {
  const manifest = JSON.parse(readFileSync(clientManifest, 'utf8')) as Manifest;
  const stylesheets = new Set<string>();
  const seen = new Set<string>();
  function walk(key: string) {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    for (const each of chunk?.imports ?? []) walk(each);
    for (const each of chunk?.css ?? []) stylesheets.add(`/${each}`);
  }
  if (!manifest[file]?.isDynamicEntry) throw new Error(`${file} is imported nowhere later`);
  walk(file);
  return [...stylesheets];
}
