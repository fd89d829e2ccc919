import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

/** Below so many characters the hint weighs more than it is worth. */
const large = 3000;

/**
 * Vite plugin for the build: V8 compiles all functions of a module together with it, off the page's own thread. By itself it
 * compiles each as it is first called, so that the first click that leads to another page, and the first change of an answer, wait for
 * that. A file comes with what needs it here, and without what the site doesn't use: what is compiled for nothing is 0.4 MB a page.
 * Other browsers read a comment. https://v8.dev/blog/explicit-compile-hints
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // It has to stand first: Vite puts a line at the top of some files.
      order: 'post',
      handler(_, bundle) {
        if (this.environment.config.consumer !== 'client') return;
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.code.length > large) file.code = hint + file.code;
      },
    },
  };
}
