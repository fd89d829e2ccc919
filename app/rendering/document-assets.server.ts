import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { EntryContext } from 'react-router';
import type { DocumentAssets } from './document-assets.ts';
import type { DocumentHandle } from './document-handle.ts';

const clientBuild = join(process.cwd(), 'build/client');
const stylesheets = new Map<string, string>();

/** @throws Error when the build has no such file */
function readStylesheet(address: string): string {
  const known = stylesheets.get(address);
  if (known !== undefined) return known;
  const css = readFileSync(join(clientBuild, address), 'utf8');
  stylesheets.set(address, css);
  return css;
}

/** What a page needs of the build, as React Router's manifest of it and the routes' handles say. */
export function getDocumentAssets({
  manifest,
  routeModules,
  staticHandlerContext,
}: EntryContext): DocumentAssets {
  const { matches, errors, loaderData } = staticHandlerContext;
  const ids = (errors ? matches.slice(0, 1) : matches).map(({ route }) => route.id);
  const ofParts = ids.flatMap((id) => {
    const handle = routeModules[id]?.handle as DocumentHandle<unknown> | undefined;
    return handle?.stylesheets?.(loaderData[id]) ?? [];
  });
  const ofRoutes = ids.flatMap((id) => manifest.routes[id]?.css ?? []);
  // React Router marks with "#" what a module that is imported later needs as well.
  const addresses = [
    ...new Set([...ofRoutes, ...ofParts].map((address) => address.replace(/#$/, ''))),
  ];
  const entry = manifest.entry.module;
  if (!import.meta.env.PROD) {
    return { entry, development: { stylesheets: ofParts, hotReload: manifest.hmr?.runtime } };
  }
  const css = addresses.map((address) => readStylesheet(address)).join('');
  return { entry, styles: { css: css.replaceAll('</', '<\\/'), addresses } };
}
