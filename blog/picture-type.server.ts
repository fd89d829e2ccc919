type PictureType = 'image/avif' | 'image/gif' | 'image/jpeg' | 'image/png' | 'image/webp';

/** The number of bytes that is enough to detect the type of any picture. AVIF files list their brands at the start. */
const signatureLength = 64;

/** Returns the brands of an ISO media file. Its `ftyp` box has the length, its name, a brand, a version, and more brands. */
function readBrands(text: string, length: number): string[] {
  return text.slice(4, 8) === 'ftyp' ? (text.slice(8, length).match(/.{4}/gs) ?? []) : [];
}

/**
 * Detects a picture's type by its first bytes. Content-Type isn't trusted, since SVG, which can carry scripts and refer to
 * other files, must reach neither a visitor nor sharp.
 *
 * @returns undefined for everything but a picture of these five types
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
