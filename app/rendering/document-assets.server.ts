import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { EntryContext } from 'react-router';
import errorStylesheet from '#app/routes/error/error-page.css?url';
import bengaliStylesheet from '#app/styles/bengali.css?url';
import switchStylesheet from '#app/styles/language-switch.css?url';
import type { Language } from '#content/language.ts';
import { createStyleSource } from './content-security-policy.server.ts';
import type { DocumentAssets, DocumentStyles } from './document-assets.ts';
import type { DocumentHandle } from './document-handle.ts';

const clientBuild = join(process.cwd(), 'build/client');
/** The styles of each kind of page. */
const stylesByUrls = new Map<string, DocumentStyles>();

/**
 * Reads stylesheets of the build as one text, once for each kind of page.
 *
 * @param urls their paths below the client build
 * @throws Error if the build has no such file
 */
function readStyles(urls: readonly string[]): DocumentStyles {
  const key = urls.join();
  const known = stylesByUrls.get(key);
  if (known) return known;
  const css = urls
    .map((url) => readFileSync(join(clientBuild, url), 'utf8'))
    .join('')
    .replaceAll('</', '<\\/');
  const styles = { css, hash: createStyleSource(css), urls };
  stylesByUrls.set(key, styles);
  return styles;
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
  const entryIntegrity = typeof manifest.sri === 'object' ? manifest.sri[entry] : undefined;
  return { entry, entryIntegrity, styles: readStyles(urls) };
}
