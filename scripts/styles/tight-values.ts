import type { Plugin } from 'vite';

/** What is quoted stays as it is. */
const loose =
  /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(,) | (\/) | (\*) (?=-?\.?\d|var\()|(@media) (?=\()|(?<=[ ,(:])(transparent)(?![\w-])/g;

/**
 * @param css as Lightning CSS minifies it, which leaves values with `var()` as they are, `650 1rem / 1 var(--a)`,
 *   `calc(-1 * var(--a))`, `transparent`, and a space before a condition
 * @returns without spaces that they don't need, and the shortest word for nothing
 */
export const tightValues = (css: string) =>
  css.replace(loose, (_, ...found: (string | undefined)[]) => {
    const [string, comma, slash, product, media, transparent] = found;
    return transparent ? '#0000' : (string ?? comma ?? slash ?? product ?? media ?? '');
  });

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
