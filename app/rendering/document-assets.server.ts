import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { EntryContext } from 'react-router';
import type { DocumentAssets } from './document-assets.ts';

const clientBuild = join(process.cwd(), 'build/client');
const stylesheets = new Map<string, string>();

/** @returns the text of a stylesheet of the build, or undefined for another file */
export function readStylesheet(address: string): string | undefined {
  const known = stylesheets.get(address);
  if (known !== undefined) return known;
  const file = join(clientBuild, address);
  if (!address.startsWith('/assets/') || !existsSync(file)) return;
  const css = readFileSync(file, 'utf8');
  stylesheets.set(address, css);
  return css;
}

/** What a page needs of the build, as React Router's manifest of it says. */
export function documentAssetsOf({ manifest, staticHandlerContext }: EntryContext): DocumentAssets {
  const { matches, errors } = staticHandlerContext;
  const routes = errors ? matches.slice(0, 1) : matches;
  const addresses = routes.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  const css = [...new Set(addresses)].map((address) => readStylesheet(address) ?? '').join('');
  return {
    css: import.meta.env.PROD ? css.replaceAll('</', '<\\/') : undefined,
    entry: manifest.entry.module,
    hotReload: manifest.hmr?.runtime,
  };
}
