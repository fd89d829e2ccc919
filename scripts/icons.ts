import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { home } from '#content/home.ts';
import { site } from '#content/site.ts';
import { createIcoFile } from './icons/icon-file.ts';
import { readColorToken } from './og-images/color-token.ts';
import { renderPng } from './og-images/render.ts';

// A step of the build. Writes the icons for clients that don't support favicon.svg, and the web app manifest
// (https://www.w3.org/TR/appmanifest/).
const root = join(import.meta.dirname, '..');
const faviconBase64 = readFileSync(join(root, 'public/favicon.svg')).toString('base64');

/**
 * Renders the site's icon as PNG.
 *
 * @param options.background colour of the square behind the icon, whose corners the system may cut off; transparent if omitted
 * @param options.inset margin around the icon, as a fraction of the width
 */
function renderIcon(
  size: number,
  { background, inset = 0 }: { background?: string; inset?: number } = {},
) {
  const [offset, side] = [size * inset, size * (1 - 2 * inset)];
  return renderPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${
      background ? `<rect width="${size}" height="${size}" fill="${background}"/>` : ''
    }<image x="${offset}" y="${offset}" width="${side}" height="${side}" href="data:image/svg+xml;base64,${faviconBase64}"/></svg>`,
    'all',
  );
}

const background = readColorToken('river');
const manifest = {
  id: '/',
  name: site.en.name,
  short_name: site.en.shortName,
  description: home.en.hero.lead,
  lang: 'en',
  start_url: '/',
  // Opens in a browser tab with Back button and address bar.
  display: 'browser',
  background_color: readColorToken('paper'),
  theme_color: background,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

const files = {
  'favicon.ico': createIcoFile([
    { size: 16, png: await renderIcon(16) },
    { size: 32, png: await renderIcon(32) },
  ]),
  'apple-touch-icon.png': await renderIcon(180, { background }),
  'icon-192.png': await renderIcon(192),
  'icon-512.png': await renderIcon(512),
  // Every mask leaves a circle with a diameter of four fifths of the width.
  'icon-maskable-512.png': await renderIcon(512, { background, inset: 0.1 }),
  'site.webmanifest': JSON.stringify(manifest),
};
for (const [name, content] of Object.entries(files)) {
  await writeFile(join(root, 'build/client', name), content);
}
