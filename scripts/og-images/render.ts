import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const cache = join(import.meta.dirname, '../../node_modules/.cache/pictures');

/**
 * Renders an SVG as PNG. PNGs are cached by a hash of all inputs.
 *
 * @param svg a document that needs no other file
 * @param colours `few` uses a palette of 256, which is enough for a flat illustration and takes a third of the bytes
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
