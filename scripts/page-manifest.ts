import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createStyleSource } from '#app/rendering/content-security-policy.server.ts';
import type { PageManifest } from '#app/rendering/page-manifest.ts';
import { toDhakaDay } from '#common/dhaka-time.ts';

/**
 * Lists the prerendered pages with what the server has to know of each.
 *
 * @param clientBuild the folder of the pages
 * @param pages the HTML of each page, and its file below that folder
 * @throws Error if a page has no critical CSS, so that its policy would forbid all of its styles
 */
export const createPageManifest = (
  clientBuild: string,
  pages: readonly { file: string; html: string }[],
): PageManifest =>
  Object.fromEntries(
    pages.map(({ file, html }) => {
      const css = /<style data-critical-css="">([\s\S]*?)<\/style>/.exec(html)?.[1];
      if (css === undefined) throw new Error(`${file} has no critical CSS (document-parts.tsx)`);
      // The build may run over the turn of a year.
      const year = toDhakaDay(statSync(join(clientBuild, file)).mtime.toISOString()).slice(0, 4);
      const path = `/${file}`.slice(0, -'/index.html'.length) || '/';
      return [path, { file, styleSource: createStyleSource(css), year }];
    }),
  );
