import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib';

/** Gives the whole, compressed, once it is known how it ends. */
export type OpenEnded = (ending: Buffer) => Buffer;

/** The most that one stored block holds, in bytes, in either format. */
const longestEnding = 65_535;

function checked(ending: Buffer): Buffer {
  if (ending.length === 0 || ending.length > longestEnding) {
    throw new RangeError(`an ending of ${ending.length} bytes`);
  }
  return ending;
}

/**
 * Compresses the beginning of what ends otherwise each time, so that only the ending is work each time: it is stored
 * uncompressed behind the flushed beginning, as a meta-block of its own (RFC 7932, section 9.2).
 *
 * @param quality 0 to 11
 */
export async function openEndedBrotli(beginning: Buffer, quality: number): Promise<OpenEnded> {
  const compressed = await promisify(brotliCompress)(beginning, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: beginning.length,
    },
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  });
  return (ending) => {
    // Bit 0: not the last; 1 and 2: a length of 16 bits; 3 to 18: the length less one; 19: uncompressed.
    const header = ((checked(ending).length - 1) << 3) | (1 << 19);
    const lastAndEmpty = 0b11;
    return Buffer.concat([
      compressed,
      Buffer.of(header & 0xff, (header >> 8) & 0xff, header >> 16),
      ending,
      Buffer.of(lastAndEmpty),
    ]);
  };
}

/** The same in gzip (RFC 1952): the ending is a stored block (RFC 1951, section 3.2.4). */
export async function openEndedGzip(beginning: Buffer): Promise<OpenEnded> {
  const compressed = await promisify(deflateRaw)(beginning, {
    level: 9,
    finishFlush: constants.Z_SYNC_FLUSH,
  });
  // Deflate, no name, no time, best compression, an unknown system.
  const header = Buffer.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255);
  const sum = crc32(beginning);
  return (ending) => {
    const { length } = checked(ending);
    const block = Buffer.alloc(5);
    block.writeUInt8(0b001);
    block.writeUInt16LE(length, 1);
    block.writeUInt16LE(~length & 0xffff, 3);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(ending, sum));
    trailer.writeUInt32LE((beginning.length + length) >>> 0, 4);
    return Buffer.concat([header, compressed, block, ending, trailer]);
  };
}
