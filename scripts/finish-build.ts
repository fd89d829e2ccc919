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
import { pageManifestPath } from '#app/rendering/page-manifest.ts';
import { hashIllustrations } from './illustrations-version.ts';
import { findLeakedValuesInPage } from './leaked-values.ts';
import { createPageManifest } from './page-manifest.ts';

// The last step of the build:
// - Fails if a prerendered page contains "[object Object]", "undefined", "NaN" or "null".
// - Writes the manifest of the prerendered pages, which the server reads when it starts.
// - Writes a brotli and a gzip version of every text file of the client build, which the server sends. Pages are left out,
//   since the server inserts the site's URL when it starts.
// - Writes an empty file named after the illustrations' version for nginx, which can check for a file but can't compute a hash
//   (deploy/nginx.conf).
// - Writes a marker that the build is complete: `npm start` builds again if the marker is missing or old.
const buildFolder = join(import.meta.dirname, '../build');
const clientBuild = join(buildFolder, 'client');
const textFile = /\.(js|css|svg|txt|xml|json|webmanifest)$/;

const pages = globSync('**/index.html', { cwd: clientBuild }).map((file) => ({
  file,
  html: readFileSync(join(clientBuild, file), 'utf8'),
}));

const leakedValues = pages.flatMap(({ file, html }) =>
  findLeakedValuesInPage(html).map((words) => `${file}: ${words}`),
);
if (leakedValues.length > 0) {
  throw new Error(
    `pages say values that a template printed by mistake:\n${leakedValues.join('\n')}`,
  );
}

const manifest = createPageManifest(clientBuild, pages);
writeFileSync(join(clientBuild, pageManifestPath), JSON.stringify(manifest));

// React Router's data files and manifest are for its client router, which the site doesn't use.
for (const file of globSync(['**/*.data', 'assets/manifest-*.js'], { cwd: clientBuild })) {
  rmSync(join(clientBuild, file));
}

for (const file of readdirSync(clientBuild, { recursive: true, encoding: 'utf8' })) {
  const path = join(clientBuild, file);
  if (!textFile.test(file) || statSync(path).isDirectory()) continue;
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

const versions = join(buildFolder, 'illustrations-version');
rmSync(versions, { recursive: true, force: true });
mkdirSync(versions, { recursive: true });
writeFileSync(join(versions, hashIllustrations()), '');

writeFileSync(join(buildFolder, 'complete'), '');
