import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { EntryContext } from 'react-router';
import errorStylesheet from '#app/routes/error/error-page.css?url';
import bengaliStylesheet from '#app/styles/bengali.css?url';
import switchStylesheet from '#app/styles/language-switch.css?url';
import type { Language } from '#content/language.ts';
import type { DocumentAssets } from './document-assets.ts';
import type { DocumentHandle } from './document-handle.ts';

const clientBuild = join(process.cwd(), 'build/client');
const stylesheets = new Map<string, string>();

/**
 * Reads a stylesheet of the build, once.
 *
 * @param url its path below the client build
 * @throws Error if the build has no such file
 */
function readStylesheet(url: string): string {
  const cached = stylesheets.get(url);
  if (cached !== undefined) return cached;
  const css = readFileSync(join(clientBuild, url), 'utf8');
  stylesheets.set(url, css);
  return css;
}

/**
 * Collects the scripts and stylesheets of a page from React Router's manifest of the build and from the handles of the matched
 * routes. All pages have the stylesheet of the language switch, and Bengali pages and error pages have one more each.
 *
 * @throws Error if the build lacks one of the stylesheets
 */
export function getDocumentAssets(
  { manifest, routeModules, staticHandlerContext }: EntryContext,
  language: Language,
): DocumentAssets {
  const { matches, errors, loaderData } = staticHandlerContext;
  const ids = (errors ? matches.slice(0, 1) : matches).map(({ route }) => route.id);
  const handleStylesheets = ids.flatMap((id) => {
    const handle = routeModules[id]?.handle as DocumentHandle<unknown> | undefined;
    return handle?.stylesheets?.(loaderData[id]) ?? [];
  });
  const routeStylesheets = ids.flatMap((id) => manifest.routes[id]?.css ?? []);
  const otherStylesheets = [
    ...(errors ? [errorStylesheet] : []),
    switchStylesheet,
    ...(language === 'bn' ? [bengaliStylesheet] : []),
  ];
  // React Router appends "#" to the URL of a stylesheet that a dynamically imported module needs as well.
  const urls = [
    ...new Set(
      [...routeStylesheets, ...handleStylesheets, ...otherStylesheets].map((url) =>
        url.replace(/#$/, ''),
      ),
    ),
  ];
  const entry = manifest.entry.module;
  if (!import.meta.env.PROD) {
    return {
      entry,
      development: {
        stylesheets: [...handleStylesheets, ...otherStylesheets],
        hotReload: manifest.hmr?.runtime,
      },
    };
  }
  const css = urls.map(readStylesheet).join('');
  return { entry, styles: { css: css.replaceAll('</', '<\\/'), urls } };
}
