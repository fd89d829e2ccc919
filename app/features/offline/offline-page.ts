import { brandColours } from '#common/brand-colours.ts';
import { escapeHtml } from '#common/escape-html.ts';
import { cachedPage } from '#content/cached-page.ts';
import { siteNames } from '#content/identity.ts';
import type { Language } from '#content/language.ts';

/** Matches the organisation's name at the end of a document's title. */
const titleSuffix = new RegExp(` \\| (?:${siteNames.en}|${siteNames.bn})$`);

const style = `body{margin:0;background:${brandColours.paper};color:${brandColours.ink};font:1.0625rem/1.6 Figtree,system-ui,sans-serif}header,main{padding:1.25rem max(1.25rem,50vw - 22rem)}header{background:${brandColours.butter};font-size:1.3rem;font-weight:800}main{padding-bottom:4rem}h1{margin:1.5rem 0 1rem;font-size:clamp(2rem,8vw,3.25rem);line-height:1.1}h2{margin:2.5rem 0 .75rem;font-size:1.35rem}a{color:${brandColours.river};font-weight:600}.again{display:inline-block;padding:.8rem 1.5rem;border-radius:.4rem;background:${brandColours.river};color:${brandColours.paper};text-decoration:none}ul{margin:0;padding:0;border-top:2px solid;list-style:none}li{border-bottom:1px solid #c9d3cf}li a{display:block;padding:.75rem 0}:focus-visible{outline:3px solid ${brandColours.ink};outline-offset:3px}`;

/** The page's Content-Security-Policy. The page loads nothing. */
export const offlinePageCsp = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * Renders the page that is shown when the requested one can't be fetched and isn't cached. It links to the cached pages.
 *
 * @param pages the titles are HTML already
 * @param language of the requested page
 */
export function renderOfflinePage(
  pages: readonly { path: string; title?: string | undefined }[],
  language: Language,
): string {
  const { heading, lead, again, cachedPages } = cachedPage[language].missing;
  const siteName = siteNames[language];
  const links = pages
    .map(
      ({ path, title }) =>
        `<li><a href="${escapeHtml(path)}">${title?.replace(titleSuffix, '') ?? escapeHtml(path)}</a></li>`,
    )
    .join('');
  const list = links && `<h2>${escapeHtml(cachedPages)}</h2><ul>${links}</ul>`;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(`${heading} | ${siteName}`)}</title><style>${style}</style><header>${escapeHtml(siteName)}</header><main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(lead)}</p><p><a class="again" href="">${escapeHtml(again)}</a></p>${list}</main></html>`;
}
