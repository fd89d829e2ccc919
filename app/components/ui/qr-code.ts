import { encode } from 'uqr';

/** The empty border that scanners need, in modules. */
const border = 4;

/** The side in modules, border included, and the data of an SVG path with the dark modules. */
type QrCode = { size: number; path: string };

/** The latest codes by their texts: to encode an address takes longer than to render the rest of its page. */
const codes = new Map<string, QrCode>();
const maxCodes = 500;

/** Encodes a text as a QR code. */
export function encodeQrCode(text: string): QrCode {
  const known = codes.get(text);
  if (known) return known;
  if (codes.size >= maxCodes) codes.clear();
  const code = drawQrCode(text);
  codes.set(text, code);
  return code;
}

function drawQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
