import process from 'node:process';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { getLanguage } from '#content/language.ts';
import { menus } from '#content/menus.ts';
import {
  frameOriginsContext,
  logContext,
  renderQueueContext,
  siteUrlContext,
} from '#server/contexts.ts';
import { MenusContext } from './components/layout/header/menus-context.ts';
import { ResponseStatusContext } from './components/layout/response-status-context.ts';
import { currentPostContext } from './features/blog/current-post.server.ts';
import { finderTexts } from './features/eligibility-finder/finder-texts.server.ts';
import { FinderTextsContext } from './features/eligibility-finder/finder-texts.ts';
import { opportunitiesFiles } from './features/eligibility-finder/opportunities-file.server.ts';
import { OpportunitiesContext } from './features/eligibility-finder/use-opportunities.ts';
import {
  assertNoInlineScript,
  createContentSecurityPolicy,
} from './rendering/content-security-policy.server.ts';
import { getDocumentAssets } from './rendering/document-assets.server.ts';
import { DocumentAssetsContext } from './rendering/document-assets.ts';
import { HeadTagsContext } from './rendering/head-tags.ts';
import { speculationRulesHeader } from './rendering/speculation-rules.ts';
import { describePage } from './seo/describe-page.server.ts';
import { NoindexTag, SeoTags } from './seo/seo-tags.server.tsx';

/** Renders a page, at build time or for a request, when its turn comes. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  const render = async () => renderPage(request, status, headers, context, loadContext);
  return loadContext.get(renderQueueContext).run('rendering', render, request.signal);
}

/**
 * Renders a page. The response doesn't stream, so that its status is known before anything is sent. Loaders await what a page
 * needs: a component that suspends is an error.
 *
 * @throws the error of a component. React Router then renders the error page.
 */
function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8');

  const report = (error: unknown) => handleError(error, { request, context: loadContext });
  // The build requests pages with a trailing slash.
  const path = new URL(request.url).pathname.replace(/(.)\/$/, '$1');
  const language = getLanguage(path);
  const assets = getDocumentAssets(context, language);
  const headTags = attempt(null, report, () => {
    if (context.staticHandlerContext.errors) return <NoindexTag />;
    const { isIndexed, ...page } = describePage(context, path);
    if (!isIndexed) return null;
    if (status !== 200) return <NoindexTag />;
    const siteUrl = loadContext.get(siteUrlContext);
    return (
      <SeoTags {...page} siteUrl={siteUrl} path={path} post={loadContext.get(currentPostContext)} />
    );
  });
  const html = renderToString(
    <MenusContext value={menus[language]}>
      <OpportunitiesContext value={opportunitiesFiles[language]}>
        <FinderTextsContext value={finderTexts[language]}>
          <DocumentAssetsContext value={assets}>
            <HeadTagsContext value={headTags}>
              <ResponseStatusContext value={status}>
                <ServerRouter context={context} url={request.url} />
              </ResponseStatusContext>
            </HeadTagsContext>
          </DocumentAssetsContext>
        </FinderTextsContext>
      </OpportunitiesContext>
    </MenusContext>,
  );
  // In development the policy would block Vite's inline scripts.
  if (import.meta.env.PROD) {
    attempt(undefined, report, () => assertNoInlineScript(html));
    headers.set(
      'Content-Security-Policy',
      createContentSecurityPolicy(assets.styles?.hash, loadContext.get(frameOriginsContext)),
    );
    headers.set('Speculation-Rules', speculationRulesHeader);
  }
  return new Response(Buffer.from(`<!DOCTYPE html>${html}`), { status, headers });
}

/**
 * Calls `work`, whose result the page can do without. If it throws, visitors get the page with `fallback` instead, and the
 * operator gets a log line.
 *
 * @returns the result of `work`, or `fallback` if it throws
 * @throws the error of `work` in the build and in tests (`STRICT_PAGES`)
 */
function attempt<Result>(
  fallback: Result,
  report: (error: unknown) => void,
  work: () => Result,
): Result {
  try {
    return work();
  } catch (error) {
    report(error);
    if (process.env.STRICT_PAGES) throw error;
    return fallback;
  }
}

/**
 * Logs an error of a loader, an action or a component as one structured line.
 *
 * @throws the error itself at build time, where there is no log
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> | undefined },
) {
  if (request.signal.aborted) return;
  // The client's mistake, such as a POST to a page without a form (405), is already in the request's log line.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const path = new URL(request.url).pathname;
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  try {
    context?.get(logContext).error({ path, name, message, stack }, 'a page failed');
  } catch {
    // At build time there is no log, and the build's own message doesn't give the cause.
    process.stderr.write(`${path}: ${stack}\n`);
    throw error;
  }
}
