import { encode } from 'uqr';

const namespace = 'http://www.w3.org/2000/svg';
/** The empty border that scanners need, in modules. */
const border = 4;

/** Draws a QR code as an SVG image of one path. `label` is its accessible name. */
export function createQrCode(text: string, label: string): SVGElement {
  const { data, size } = encode(text, { ecc: 'M', border });
  const path = document.createElementNS(namespace, 'path');
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  path.setAttribute('d', squares.join(''));
  const image = document.createElementNS(namespace, 'svg');
  image.setAttribute('viewBox', `0 0 ${size} ${size}`);
  image.setAttribute('shape-rendering', 'crispEdges');
  image.setAttribute('role', 'img');
  image.setAttribute('aria-label', label);
  image.append(path);
  return image;
}
