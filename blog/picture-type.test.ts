import sharp from 'sharp';
import { expect, test } from 'vitest';
import { detectPictureType } from './picture-type.server.ts';

const drawing = sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } });

test.each(['avif', 'gif', 'jpeg', 'png', 'webp'] as const)('%s is detected', async (format) => {
  const bytes = await drawing.clone().toFormat(format).toBuffer();
  expect(detectPictureType(bytes)).toBe(`image/${format}`);
});

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['SVG behind a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['PDF', '%PDF-1.7'],
  ['TIFF', 'II*\0'],
  ['MP4', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['a brand behind its box', '\0\0\0\x10ftypmp42\0\0\0\0avif'],
  ['WAV', 'RIFF\0\0\0\0WAVE'],
  ['nothing', ''],
])('%s is no picture', (_name, text) => {
  expect(detectPictureType(Buffer.from(text, 'latin1'))).toBeUndefined();
});
