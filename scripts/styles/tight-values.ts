import type { Plugin } from 'vite';

/** What is quoted stays as it is. */
const loose = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(,) | (\/) /g;

/**
 * @param css as Lightning CSS minifies it, which leaves spaces in values with `var()`: `650 1rem / 1 var(--a)`
 * @returns without them
 */
export const tightValues = (css: string) =>
  css.replace(loose, (_, string = '', comma = '', slash = '') => string + comma + slash);

/** The stylesheets of the build with tight values, since every page carries its CSS, as a Vite plugin. */
export function tightValuesOfStylesheets(): Plugin {
  return {
    name: 'tight-values',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) {
            file.source = tightValues(String(file.source));
          }
        }
      },
    },
  };
}
