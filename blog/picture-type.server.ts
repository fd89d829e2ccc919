type PictureType = 'image/avif' | 'image/gif' | 'image/jpeg' | 'image/png' | 'image/webp';

/** Bytes that are enough to detect the type of any picture. An AVIF names its brands at the start. */
export const signatureLength = 64;

/** The brands of an ISO media file: its `ftyp` box has the length, its name, a brand, a version, and more brands. */
function readBrands(text: string, length: number): string[] {
  return text.slice(4, 8) === 'ftyp' ? (text.slice(8, length).match(/.{4}/gs) ?? []) : [];
}

/**
 * What a file is by its first bytes: its label may say anything, and SVG, which can carry script and name other files, must
 * reach neither a visitor nor the program that resizes pictures.
 *
 * @param bytes at least {@link signatureLength} of them, or the whole file
 * @returns undefined for everything that is no picture of these five types
 */
export function detectPictureType(bytes: Uint8Array): PictureType | undefined {
  const start = Buffer.from(bytes.subarray(0, signatureLength));
  const text = start.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (/^RIFF.{4}WEBP/s.test(text)) return 'image/webp';
  const brands = start.length < 16 ? [] : readBrands(text, start.readUInt32BE());
  return brands.includes('avif') || brands.includes('avis') ? 'image/avif' : undefined;
}
