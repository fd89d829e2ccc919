import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { minify, type Plugin, transformWithOxc } from 'vite';

const query = '?page-script';

/**
 * Vite plugin: `import { address, integrity } from './deferred-loader.ts?page-script'` provides the URL and the Subresource
 * Integrity hash of a script that is compiled from a file with one exported function and no imports but types. The script is the
 * minified function, called without arguments.
 *
 * @param file path of the only file that is written to the client build
 */
export function pageScript(file: string): Plugin {
  return {
    name: 'page-script',
    async buildStart() {
      if (this.environment.config.consumer !== 'client' || this.meta.watchMode) return;
      if (this.environment.mode !== 'build') return;
      const { address, code } = await compileScript(file);
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: code });
    },
    load: {
      filter: { id: /\?page-script$/ },
      async handler(id) {
        const { address, integrity } = await compileScript(id.slice(0, -query.length));
        return {
          code: `export const address = ${JSON.stringify(address)}, integrity = ${JSON.stringify(integrity)}`,
          moduleType: 'js',
        };
      },
    },
  };
}

/** @throws Error when the file exports anything but one function, or imports something */
async function compileScript(file: string) {
  const { code: script } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const { code, errors } = await minify(file, script, { module: true });
  const functionBody = /^export function \w+(\(\)[\s\S]*\});?$/.exec(code.trim())?.[1];
  if (errors.length > 0 || !functionBody) {
    throw new Error(`${file} must be one exported function that imports nothing: ${code}`);
  }
  const source = `(function${functionBody})()`;
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const integrity = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  return { address: `/assets/${basename(file, '.ts')}-${hash}.js`, integrity, code: source };
}
