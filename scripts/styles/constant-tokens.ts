import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Declaration } from 'postcss';
import { grounds } from '../../app/components/layout/section/ground.ts';

/** So many rules of the whole site may repeat a long value, instead of each page defining it. */
const few = 4;

const app = join(import.meta.dirname, '../../app');
const [tokens = '', ...others] = ['styles/tokens.css', ...globSync('**/*.css', { cwd: app })].map(
  (file) => readFileSync(join(app, file), 'utf8'),
);
const constants = constantsOf(tokens, others.join(''));
const named = new Set(grounds.map((ground) => `--color-${ground}`));

/**
 * A PostCSS plugin for the served page, which carries its CSS: a token that is the same everywhere gives its value
 * where that is shorter than its name, `1rem` for `var(--space-4)`, or where few rules use it, of which a page has
 * hardly one. It then needs no definition, but for the colours that components name in styles.
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

/**
 * @param tokens the stylesheet that defines them
 * @param css all stylesheets, for how often each is used
 * @returns the values of the tokens that are defined once, and are short or used by few
 */
export function constantsOf(tokens: string, css = ''): ReadonlyMap<string, string> {
  const definitions = [...tokens.matchAll(/^\s*(--[\w-]+): ([^;]+);/gm)];
  const names = definitions.map(([, name]) => name);
  return new Map(
    definitions.flatMap(([, name = '', value = '']) => {
      const once = names.indexOf(name) === names.lastIndexOf(name);
      const use = `var(${name})`;
      const short = value.length <= use.length && !value.includes('(');
      const uses = css.split(use).length - 1;
      return once && (short || (uses > 0 && uses <= few)) ? [[name, value]] : [];
    }),
  );
}
