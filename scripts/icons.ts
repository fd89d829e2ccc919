import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { home } from '#content/home.ts';
import { site } from '#content/site.ts';
import { createIcoFile } from './icons/icon-file.ts';
import { readColorToken } from './og-images/color-token.ts';
import { renderPng } from './og-images/render.ts';

// A step of the build: what favicon.svg is not understood for, and the web manifest
// (https://www.w3.org/TR/appmanifest/).
const root = join(import.meta.dirname, '..');
const drawing = readFileSync(join(root, 'public/favicon.svg')).toString('base64');

/**
 * The site's icon as PNG.
 *
 * @param ground where it fills its square, whose corners the system cuts off
 * @param inset how much of the ground is seen around it, of its width
 */
function renderIcon(size: number, { ground, inset = 0 }: { ground?: string; inset?: number } = {}) {
  const [start, side] = [size * inset, size * (1 - 2 * inset)];
  return renderPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${
      ground ? `<rect width="${size}" height="${size}" fill="${ground}"/>` : ''
    }<image x="${start}" y="${start}" width="${side}" height="${side}" href="data:image/svg+xml;base64,${drawing}"/></svg>`,
    'all',
  );
}

const ground = readColorToken('river');
const manifest = {
  id: '/',
  name: site.name,
  short_name: site.shortName,
  description: home.hero.lede,
  lang: 'en',
  start_url: '/',
  // A website, with the browser's own Back button and address.
  display: 'browser',
  background_color: readColorToken('paper'),
  theme_color: ground,
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
  'apple-touch-icon.png': await renderIcon(180, { ground }),
  'icon-192.png': await renderIcon(192),
  'icon-512.png': await renderIcon(512),
  // A circle of four fifths of the width is safe from any mask.
  'icon-maskable-512.png': await renderIcon(512, { ground, inset: 0.1 }),
  'site.webmanifest': JSON.stringify(manifest),
};
for (const [name, content] of Object.entries(files)) {
  await writeFile(join(root, 'build/client', name), content);
}
