import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const cache = join(import.meta.dirname, '../../node_modules/.cache/pictures');

/**
 * Renders an SVG as PNG, or takes the PNG from the cache, where its name is the hash of all that it is made from.
 *
 * @param svg a whole document, which needs no other file
 * @param colours `few`: 256 are enough for a flat illustration, and a third of the bytes
 */
export async function renderPng(svg: string, colours: 'few' | 'all'): Promise<Buffer> {
  const options = {
    compressionLevel: 9,
    ...(colours === 'few' && { palette: true, effort: 5 }),
  };
  const inputs = JSON.stringify([svg, options, sharp.versions]);
  const file = join(cache, `${createHash('sha256').update(inputs).digest('hex')}.png`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  const png = await sharp(Buffer.from(svg)).png(options).toBuffer();
  await mkdir(cache, { recursive: true });
  await writeFile(file, png);
  return png;
}
