import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Declaration } from 'postcss';
import type { Plugin } from 'vite';

/** So many rules of the whole site may repeat a long value, instead of each page defining it: a page has one or two of them. */
const few = 13;

const app = join(import.meta.dirname, '../../app');
const [tokens = '', ...others] = ['styles/tokens.css', ...globSync('**/*.css', { cwd: app })].map(
  (file) => readFileSync(join(app, file), 'utf8'),
);
const constants = constantsOf(tokens, others.join(''));

const withValues = (text: string) =>
  text.replace(/var\((--[\w-]+)\)/g, (use, name: string) => constants.get(name) ?? use);

/**
 * A PostCSS plugin for the served page, which carries its CSS: a token that is the same everywhere gives its value
 * where that is shorter than its name, `1rem` for `var(--space-4)`, or where few rules use it. It then needs no
 * definition.
 */
export const constantTokens = {
  postcssPlugin: 'constant-tokens',
  Declaration(declaration: Declaration) {
    if (constants.has(declaration.prop)) declaration.remove();
    else if (declaration.value.includes('var(')) declaration.value = withValues(declaration.value);
  },
};

/** The same values in components, which have some in styles (`var(--color-paper)`), as a Vite plugin for the build. */
export function constantTokensOfComponents(): Plugin {
  return {
    name: 'constant-tokens',
    apply: 'build',
    transform: {
      filter: { id: /\/app\/.*\.tsx?(\?|$)/, code: 'var(--' },
      handler: (code) => ({ code: withValues(code), map: null }),
    },
  };
}

/**
 * @param tokens the stylesheet that defines them
 * @param css all stylesheets, for how often each is used
 * @returns the values of the tokens that are defined once, under no condition, and are short or used by few
 */
export function constantsOf(tokens: string, css = ''): ReadonlyMap<string, string> {
  const definition = /^\s*(--[\w-]+): ([^;]+);/gm;
  const definitions = [...tokens.matchAll(definition)];
  const names = definitions.map(([, name]) => name);
  const conditional = tokens.match(/^@media .*\{[\s\S]*?^\}/gm)?.join('\n') ?? '';
  const changing = [...conditional.matchAll(definition)].map(([, name]) => name);
  return new Map(
    definitions.flatMap(([, name = '', value = '']) => {
      const once = names.indexOf(name) === names.lastIndexOf(name) && !changing.includes(name);
      const use = `var(${name})`;
      const short = value.length <= use.length && !value.includes('(');
      const uses = css.split(use).length - 1;
      return once && (short || (uses > 0 && uses <= few)) ? [[name, value]] : [];
    }),
  );
}
