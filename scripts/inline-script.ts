import { readFile } from 'node:fs/promises';
import { minify, type Plugin, transformWithOxc } from 'vite';

const query = '?inline-script';

/**
 * Vite plugin: `import { code } from './late-start.ts?inline-script'` gives the one function that the file exports as
 * minified JavaScript, `function(…){…}`, to be written into a page. The file can import nothing but types.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const file = id.slice(0, -query.length);
        this.addWatchFile(file);
        const { code: script } = await transformWithOxc(await readFile(file, 'utf8'), file);
        const { code, errors } = await minify(file, script, { module: true });
        const exported = /^export function \w+(\([\s\S]*\});?$/.exec(code.trim())?.[1];
        if (errors.length > 0 || !exported) {
          this.error(`${file} must be one exported function that imports nothing: ${code}`);
        }
        return {
          code: `export const code = ${JSON.stringify(`function${exported}`)}`,
          moduleType: 'js',
        };
      },
    },
  };
}
