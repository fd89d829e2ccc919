import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { unusedFunctions } from './unused-functions.ts';
import { withoutFunctions } from './without-functions.ts';

const packages = join(import.meta.dirname, '../../node_modules');

/**
 * Vite plugin: takes out of the browser's build what the site doesn't use of React and React Router, and what no bundler can
 * know of (`unused-functions.ts`).
 *
 * @throws Error when a package has another version than the one that the list was made for
 */
export function unusedCode(): Plugin {
  return {
    name: 'unused-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const { name, version } of unusedFunctions) {
        const found = JSON.parse(
          readFileSync(join(packages, name, 'package.json'), 'utf8'),
        ).version;
        if (found === version) continue;
        throw new Error(`${name} is ${found}: see what of scripts/unused-code/ is true of it, too`);
      }
    },
    transform: {
      filter: {
        id: unusedFunctions.flatMap(({ name, files }) =>
          Object.keys(files).map((file) => new RegExp(`/${name}/${file}$`)),
        ),
      },
      handler(code, id) {
        const names = unusedFunctions
          .flatMap(({ name, files }) =>
            Object.entries(files).map(([file, features]) => ({
              path: `/${name}/${file}`,
              features,
            })),
          )
          .filter(({ path }) => id.endsWith(path))
          .flatMap(({ features }) => Object.values(features).flat());
        return { code: withoutFunctions(code, names), map: null };
      },
    },
  };
}
