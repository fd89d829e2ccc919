import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openEndedBrotli, openEndedGzip } from './open-ended.ts';

const beginning = Buffer.from('<p>The far shore: ওপার. </p>'.repeat(2000));
const endings = [
  'x',
  '5f1c9f1e-0000-4000-8000-000000000000"/></body></html>',
  'ওপার',
  'y'.repeat(65_535),
];

test.each([4, 6, 11])(
  'brotli of quality %i ends as it is told, each time anew',
  async (quality) => {
    const page = await openEndedBrotli(beginning, quality);
    for (const ending of endings) {
      const bytes = page(Buffer.from(ending));
      expect(brotliDecompressSync(bytes).toString()).toBe(beginning + ending);
    }
  },
);

test('so does gzip, with its checksum', async () => {
  const page = await openEndedGzip(beginning);
  for (const ending of endings) {
    const bytes = page(Buffer.from(ending));
    expect(gunzipSync(bytes).toString()).toBe(beginning + ending);
  }
});

test('what is no ending is refused', async () => {
  const page = await openEndedGzip(beginning);
  expect(() => page(Buffer.alloc(0))).toThrow(RangeError);
  expect(() => page(Buffer.alloc(65_536))).toThrow(RangeError);
});
