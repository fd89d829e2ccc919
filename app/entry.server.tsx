import process from 'node:process';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { frameOriginsContext, logContext, siteUrlContext } from '#server/contexts.ts';
import { currentPostContext } from './features/blog/current-post.server.ts';
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

/**
 * How long a page may still wait once its loaders have answered, for promises in their data or for what a component
 * suspends on, in milliseconds. Loaders themselves are not timed: each part that they ask limits its own time.
 */
export const streamTimeout = 15_000;

/** Renders a page whole, prerendered or per request. No page streams, so that its status is known before anything is sent. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8');

  const report = (error: unknown) => handleError(error, { request, context: loadContext });
  const assets = getDocumentAssets(context);
  // The build asks for a page with a closing slash.
  const path = new URL(request.url).pathname.replace(/(.)\/$/, '$1');
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
  let failed = false;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <OpportunitiesContext value={opportunities}>
        <DocumentAssetsContext value={assets}>
          <HeadTagsContext value={headTags}>
            <ServerRouter context={context} url={request.url} />
          </HeadTagsContext>
        </DocumentAssetsContext>
      </OpportunitiesContext>,
      {
        // A part in a boundary of its own stands in its place, however large, and not behind a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          pipe(body);
          text(body).then(resolve, reject);
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          report(error);
        },
      },
    );
    const timer = setTimeout(() => abort(), streamTimeout + 1000);
  });
  // Vite's own scripts, while developing, would break the policy.
  if (import.meta.env.PROD) {
    attempt(undefined, report, () => assertNoInlineScript(html));
    headers.set(
      'Content-Security-Policy',
      createContentSecurityPolicy(assets.styles?.css, loadContext.get(frameOriginsContext)),
    );
    headers.set('Speculation-Rules', speculationRulesHeader);
  }
  return new Response(html, { status: failed ? 500 : status, headers });
}

/**
 * A page that is not as expected still works, only worse: visitors get it without what failed, the operator gets a log line, and
 * the build and tests (`STRICT_PAGES`) an error.
 *
 * @returns what `work` returns, or `otherwise` when it throws
 */
function attempt<Result>(
  otherwise: Result,
  report: (error: unknown) => void,
  work: () => Result,
): Result {
  try {
    return work();
  } catch (error) {
    report(error);
    if (process.env.STRICT_PAGES) throw error;
    return otherwise;
  }
}

/** One structured line for the operator, for whatever a loader, an action or a component throws. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> | undefined },
) {
  if (request.signal.aborted) return;
  // Of the client's making, as a form that is sent to a page without one (405): the line of the request says it.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const path = new URL(request.url).pathname;
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  try {
    context?.get(logContext).error({ path, name, message, stack }, 'a page failed');
  } catch {
    // While pages are made at build time there is no log, and the build's own message doesn't say why it fails.
    process.stderr.write(`${path}: ${stack}\n`);
    throw error;
  }
}
