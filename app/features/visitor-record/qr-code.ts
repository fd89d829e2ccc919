import { encodeQrCode } from '#app/components/ui/qr-code.ts';

const namespace = 'http://www.w3.org/2000/svg';

/** Draws a QR code as an SVG image of one path. `label` is its accessible name. */
export function createQrCode(text: string, label: string): SVGElement {
  const { size, path: data } = encodeQrCode(text);
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', data);
  const image = document.createElementNS(namespace, 'svg');
  image.setAttribute('viewBox', `0 0 ${size} ${size}`);
  image.setAttribute('shape-rendering', 'crispEdges');
  image.setAttribute('role', 'img');
  image.setAttribute('aria-label', label);
  image.append(path);
  return image;
}
