import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { hashIllustrations } from './illustrations-version.ts';
import { findLeakedValuesInPage } from './leaked-values.ts';

// Fails when a prerendered page says "[object Object]", "undefined", "NaN" or "null".
// Writes a brotli and a gzip file beside every text file of the client build; the server sends those. Not beside pages:
// the site's address is put into them when the server starts.
// Names the pictures' version for nginx, which can ask for a file but can't make a hash (deploy/nginx.conf).
// Then notes that the build is complete: `npm start` builds again when the note is missing or old.
const build = join(import.meta.dirname, '../build');
const folder = join(build, 'client');
const text = /\.(js|css|svg|txt|xml|json|webmanifest)$/;

const pages = globSync('**/index.html', { cwd: folder }).map((page) => {
  const path = join(folder, page);
  return { page, html: readFileSync(path, 'utf8') };
});

const leaked = pages.flatMap(({ page, html }) =>
  findLeakedValuesInPage(html).map((words) => `${page}: ${words}`),
);
if (leaked.length > 0) {
  throw new Error(`pages say values that a template printed by mistake:\n${leaked.join('\n')}`);
}

// React Router's own data and manifest are for its code in the browser, which doesn't run there.
for (const file of globSync(['**/*.data', 'assets/manifest-*.js'], { cwd: folder })) {
  rmSync(join(folder, file));
}

for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const path = join(folder, file);
  if (!text.test(file) || statSync(path).isDirectory()) continue;
  const bytes = readFileSync(path);
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  const gzip = gzipSync(bytes, { level: 9 });
  if (brotli.length < bytes.length) writeFileSync(`${path}.br`, brotli);
  if (gzip.length < bytes.length) writeFileSync(`${path}.gz`, gzip);
}

const versions = join(build, 'illustrations-version');
rmSync(versions, { recursive: true, force: true });
mkdirSync(versions, { recursive: true });
writeFileSync(join(versions, hashIllustrations()), '');

writeFileSync(join(build, 'complete'), '');
