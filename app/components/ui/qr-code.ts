import { encode } from 'uqr';

/** The empty border that scanners need, in modules. */
const border = 4;

/** Encodes a text as a QR code: the side in modules, border included, and the data of an SVG path with its dark modules. */
export function encodeQrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
