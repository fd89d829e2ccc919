import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicPaths } from '#app/paths/public-paths.ts';
import { getOgImageFile } from '#app/seo/og-image-file.ts';
import { renderSvg } from './og-images/og-image.ts';
import { ogImages } from './og-images/og-images.ts';
import { renderPng } from './og-images/render.ts';

// A step of the build: the share card of every public page (docs/seo.md).
const folder = join(import.meta.dirname, '../build/client');
const maxBytes = 100_000;

const missing = publicPaths.filter((path) => !ogImages.has(path));
if (missing.length > 0) throw new Error(`pages without a share card: ${missing.join(', ')}`);

await mkdir(join(folder, 'share'), { recursive: true });
await Promise.all(
  [...ogImages].map(async ([path, image]) => {
    const png = await renderPng(await renderSvg(image), 'few');
    if (png.length >= maxBytes) {
      throw new Error(
        `the share card of ${path} has ${png.length} bytes, but may have ${maxBytes}`,
      );
    }
    await writeFile(join(folder, getOgImageFile(path).path), png);
  }),
);
