import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { getCopyrightYear } from '#app/components/layout/footer/copyright-year.ts';
import { hasQueryVariant } from '#app/paths/has-query-variant.ts';
import { createContentSecurityPolicy } from '#app/rendering/content-security-policy.server.ts';
import { type PageManifest, pageManifestPath } from '#app/rendering/page-manifest.ts';
import { speculationRulesHeader } from '#app/rendering/speculation-rules.ts';
import { siteUrlPlaceholder } from '../contexts.ts';
import { createCachedResponse } from './cached-response.ts';

/**
 * Serves the prerendered pages from memory, each under its canonical path, with the site's public URL. A page of last year's
 * build has the wrong copyright year, and a page with a query variant has other content: both are passed to `next`.
 *
 * @param folder the client build
 * @param options.siteUrl the public URL, without a trailing slash
 * @param options.frames origins that the pages may embed
 * @throws Error if the build has no manifest of its pages
 */
export function prerenderedPages(
  folder: string,
  { siteUrl, frames }: { siteUrl: string; frames: readonly string[] },
): RequestHandler {
  const manifest: PageManifest = JSON.parse(readFileSync(join(folder, pageManifestPath), 'utf8'));
  const pages = new Map(
    Object.entries(manifest).map(([path, { file, styleSource, year }]) => {
      const html = readFileSync(join(folder, file), 'utf8').replaceAll(siteUrlPlaceholder, siteUrl);
      const send = createCachedResponse(html, {
        'Content-Security-Policy': createContentSecurityPolicy(styleSource, frames),
        'Speculation-Rules': speculationRulesHeader,
      });
      return [path, { send, year }];
    }),
  );

  return async (request, response, next) => {
    const { path, url } = request;
    const page = pages.get(path);
    const query = new URLSearchParams(url.slice(path.length));
    if (page?.year !== getCopyrightYear() || hasQueryVariant(path, query)) next();
    else await page.send(request, response);
  };
}
