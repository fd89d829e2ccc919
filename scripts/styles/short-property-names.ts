import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Declaration } from 'postcss';
import type { Plugin } from 'vite';
import { inLetters } from './letters.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync('app/**/*.css', { cwd: root }).sort();
const names = shortNamesOf(
  sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'),
);

/**
 * One letter or two for each custom property of the stylesheets, since every page carries its CSS: the shortest for those
 * that are written most. No component may put a name together.
 *
 * @returns by the name that the sources have
 */
export function shortNamesOf(css: string): ReadonlyMap<string, string> {
  const found = css.matchAll(/(?:^|[\s{;])(--[\w-]+)\s*:|var\((--[\w-]+)/gm);
  const uses = new Map<string, number>();
  for (const [, defined, used] of found) {
    const name = defined ?? used ?? '';
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const byUses = [...uses].sort(
    ([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || (a < b ? -1 : 1),
  );
  return new Map(byUses.map(([name], index) => [name, `--${inLetters(index)}`]));
}

const shortened = (text: string) =>
  text.replace(/--[a-z][\w-]*/gi, (name) => names.get(name) ?? name);

/** The names in stylesheets, as a PostCSS plugin; media conditions have names of their own. */
export const shortPropertyNames = {
  postcssPlugin: 'short-property-names',
  OnceExit(css: { walkDecls: (visit: (declaration: Declaration) => void) => void }) {
    // At the end, once: a visitor of declarations would meet a short name again, as if the sources had it.
    css.walkDecls((declaration) => {
      declaration.prop = shortened(declaration.prop);
      declaration.value = shortened(declaration.value);
    });
  },
};

/** The same names in components, which set them in styles, as a Vite plugin for the build. */
export function shortPropertyNamesOfComponents(): Plugin {
  return {
    name: 'short-property-names',
    apply: 'build',
    transform: {
      filter: { id: /\/app\/.*\.tsx?(\?|$)/, code: /['"`(]--[a-z]/ },
      handler: (code) => ({ code: shortened(code), map: null }),
    },
  };
}
