import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Declaration } from 'postcss';
import { grounds } from '../../app/components/layout/section/ground.ts';

const path = join(import.meta.dirname, '../../app/styles/tokens.css');
const constants = constantsOf(readFileSync(path, 'utf8'));
const named = new Set(grounds.map((ground) => `--color-${ground}`));

/**
 * A PostCSS plugin for the served page, which carries its CSS: a token that is the same everywhere gives its value
 * where that is shorter than its name, `1rem` for `var(--space-4)`. It then needs no definition, but for the
 * colours that components name in styles.
 */
export const constantTokens = {
  postcssPlugin: 'constant-tokens',
  Declaration(declaration: Declaration) {
    if (constants.has(declaration.prop) && !named.has(declaration.prop)) {
      declaration.remove();
      return;
    }
    if (!declaration.value.includes('var(')) return;
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+)\)/g,
      (reference, name: string) => constants.get(name) ?? reference,
    );
  },
};

/** The tokens that are defined once, with a value that is shorter than `var(--name)` and refers to no other. */
export function constantsOf(css: string) {
  const definitions = [...css.matchAll(/^\s*(--[\w-]+): ([^;]+);/gm)];
  const names = definitions.map(([, name]) => name);
  return new Map(
    definitions.flatMap(([, name = '', value = '']) => {
      const once = names.indexOf(name) === names.lastIndexOf(name);
      const short = value.length <= `var(${name})`.length && !value.includes('(');
      return once && short ? [[name, value]] : [];
    }),
  );
}
