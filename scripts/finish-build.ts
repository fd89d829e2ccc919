import { createHash } from 'node:crypto';
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
import { moveLoaderData } from '../app/document/start-plan-block.ts';
import { browserManifest } from './browser-manifest.ts';
import { illustrationsVersion } from './illustrations-version.ts';

// Puts the data of prerendered pages into files of their own (docs/architecture.md, "First paint"), and takes out of the
// browser's manifest what it doesn't need.
// Writes a brotli and a gzip file beside every text file of the client build; the server sends those. Not beside pages:
// the site's address is put into them when the server starts.
// Names the pictures' version for nginx, which can ask for a file but can't make a hash (deploy/nginx.conf).
// Then notes that the build is complete: `npm start` builds again when the note is missing or old.
const build = join(import.meta.dirname, '../build');
const folder = join(build, 'client');
const text = /\.(data|js|css|svg|txt|xml|json|webmanifest)$/;

for (const page of globSync('**/index.html', { cwd: folder })) {
  const path = join(folder, page);
  const html = moveLoaderData(readFileSync(path, 'utf8'), (data) => {
    const hash = createHash('sha256').update(data).digest('base64url').slice(0, 8);
    writeFileSync(join(folder, `assets/data-${hash}.txt`), data);
    return `/assets/data-${hash}.txt`;
  });
  writeFileSync(path, html);
}

for (const manifest of globSync('assets/manifest-*.js', { cwd: folder })) {
  const path = join(folder, manifest);
  writeFileSync(path, browserManifest(readFileSync(path, 'utf8')));
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
writeFileSync(join(versions, illustrationsVersion()), '');

writeFileSync(join(build, 'complete'), '');
