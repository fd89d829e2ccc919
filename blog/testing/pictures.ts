import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** The first bytes of every PNG. A file that only has these bytes is detected as a PNG. */
export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Creates a JPEG of one colour. */
export const createPhotograph = (width: number, height: number, background = 'teal') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .withMetadata({ orientation: 1 })
    .toBuffer();

/** Creates a black PNG, which is small for any number of pixels. */
export function createBlackPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
    ends[0].writeUInt32BE(data.length);
    ends[1].writeUInt32BE(crc32(body));
    return Buffer.concat([ends[0], body, ends[1]]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth 1, greyscale.
  header[8] = 1;
  const rows = Buffer.alloc(height * (1 + width / 8));
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
