import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicPaths } from '#app/public-paths.ts';
import { shareCardOf } from '#app/seo/share-card.ts';
import { shareCards } from './share-cards/cards.ts';
import { pngOf } from './share-cards/render.ts';

// A step of the build: the share card of every public page (docs/seo.md).
const folder = join(import.meta.dirname, '../build/client');
const limit = 100_000;

const cards = shareCards();
const missing = publicPaths.filter((path) => !cards.has(path));
if (missing.length > 0) throw new Error(`pages without a share card: ${missing.join(', ')}`);

await mkdir(join(folder, 'share'), { recursive: true });
await Promise.all(
  [...cards].map(async ([path, svg]) => {
    const png = await pngOf(svg, 'few');
    if (png.length >= limit) throw new Error(`the share card of ${path} has ${png.length} bytes`);
    await writeFile(join(folder, shareCardOf(path).path), png);
  }),
);
