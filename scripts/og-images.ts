import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicPaths } from '#app/paths/public-paths.ts';
import { getOgImageFile } from '#app/seo/og-image-file.ts';
import { renderSvg } from './og-images/og-image.ts';
import { createOgImages } from './og-images/og-images.ts';
import { renderPng } from './og-images/render.ts';

// A step of the build. Writes the Open Graph image of every public page (docs/seo.md).
const clientBuild = join(import.meta.dirname, '../build/client');
const maxBytes = 100_000;

const images = new Map([...createOgImages('en'), ...createOgImages('bn')]);
const missingPaths = publicPaths.filter((path) => !images.has(path));
if (missingPaths.length > 0)
  throw new Error(`pages without an Open Graph image: ${missingPaths.join(', ')}`);

await mkdir(join(clientBuild, 'share'), { recursive: true });
await Promise.all(
  [...images].map(async ([path, image]) => {
    const png = await renderPng(await renderSvg(image), 'few');
    if (png.length >= maxBytes) {
      throw new Error(
        `the Open Graph image of ${path} has ${png.length} bytes, the limit is ${maxBytes}`,
      );
    }
    await writeFile(join(clientBuild, getOgImageFile(path).path), png);
  }),
);
