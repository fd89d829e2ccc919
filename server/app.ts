import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import * as build from 'virtual:react-router/server-build';
import { createRequestListener } from '@react-router/node';
import compression from 'compression';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { copyrightYear, copyrightYearOf } from '#app/components/layout/footer/copyright-year.ts';
import { answersQuery } from '#app/paths/answers-query.ts';
import { redirects } from '#app/paths/redirects.ts';
import {
  contentSecurityPolicy,
  cssOfBuiltPage,
  redirectPolicy,
} from '#app/rendering/content-security-policy.server.ts';
import { speculationRulesHeader } from '#app/rendering/speculation-rules.ts';
import { type ContentService, mediaPath } from '#blog/content-service.ts';
import { contentServiceContext, pageDeadlineContext } from '#blog/context.server.ts';
import { pageDeadline } from '#blog/deadline.server.ts';
import { openContentService } from '#blog/service.server.ts';
import { findIllustration, isVersionedIllustration } from '#content/illustrations/illustrations.ts';
import { submissionsContext } from '#domain/submissions/context.server.ts';
import { countOutcomes } from '#domain/submissions/count-outcomes.server.ts';
import { createSubmissions } from '#domain/submissions/service.server.ts';
import { readChunkedBody, refuseLargeBody } from './body-limit.ts';
import { canonicalPath } from './canonical-path.ts';
import {
  frameOriginsContext,
  framingContext,
  logContext,
  settingsContext,
  siteUrlContext,
  siteUrlStandIn,
  visitorAddressContext,
} from './contexts.ts';
import { frameAddresses, frameOrigins } from './frame-origins.ts';
import { openFraming } from './framing.ts';
import { healthOf } from './health.ts';
import { openTurns } from './in-turn.ts';
import { openKeptPages } from './kept-pages.ts';
import type { Log } from './log.ts';
import { openMetrics } from './metrics.ts';
import { refuseForeignForm } from './origin-check.ts';
import { answerRefresh, refreshPath } from './refresh.ts';
import { logRequests } from './request-log.ts';
import { setSecurityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { serveStaticFiles } from './static-files.ts';
import { answerTooOften } from './too-often.ts';
import { refuseUnanswerable } from './unanswerable.ts';
import { unfailing } from './unfailing.ts';
import { visitorAddress } from './visitor-address.ts';

// The build step that makes files of pages looks for the routes in the same module.
// biome-ignore lint/performance/noBarrelFile: as above.
export * from 'virtual:react-router/server-build';

export type App = {
  listener: RequestListener;
  /** Answers with the metrics, where METRICS_PORT asks for them. */
  metrics: RequestListener | undefined;
  close: () => Promise<void>;
};

/** Their names are as they are: hashed by the build, or given by the content service. */
const spelledByOthers = ['/assets/', mediaPath];

/**
 * The whole site: opens what it stands on, and answers requests. The composition root: the only place
 * that knows every part.
 *
 * @param options.clientBuild the folder of the client build; none while developing, when Vite serves it
 * @throws StoreError when the database can't be opened
 */
export async function openApp(
  settings: Settings,
  log: Log,
  { clientBuild }: { clientBuild?: string } = {},
): Promise<App> {
  const isSecure = settings.SITE_URL.startsWith('https:');
  const frames = frameOrigins(settings);
  const framing = openFraming(frameAddresses(settings), new URL(settings.SITE_URL).origin, log);
  const service = await createSubmissions(settings, log);
  const contentService = openContentService(settings, log, findIllustration);
  const metrics =
    settings.METRICS_PORT === undefined
      ? undefined
      : openMetrics(build.routes, {
          deliveries: async () => {
            const { waiting, retrying, givenUp } = await service.countDeliveries();
            return { waiting, retrying, 'given up': givenUp };
          },
          upstreams: async () => ({
            store: (await service.health()).ok,
            'content service': contentService.health().ok,
          }),
        });
  const submissions = metrics ? countOutcomes(service, metrics.countSubmission) : service;

  const staticFiles =
    clientBuild &&
    serveStaticFiles(clientBuild, {
      pageOf(built) {
        const year = copyrightYearOf(built);
        const html = built.replaceAll(siteUrlStandIn, settings.SITE_URL);
        return {
          html,
          headers: {
            'Content-Security-Policy': contentSecurityPolicy(cssOfBuiltPage(html), frames),
            'Speculation-Rules': speculationRulesHeader,
          },
          isCurrent: () => year === copyrightYear(),
        };
      },
      answersQuery,
      isUnchanging: (address) => address.startsWith('/assets/') || isVersionedIllustration(address),
    });
  // Its own quality, 4, is a twelfth larger. With a larger window than 64 kB, quality 9 takes eight times as long.
  const compress = compression({
    brotli: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 },
    },
  });
  function contextWith(posts: ContentService, deadline: AbortSignal) {
    const context = new RouterContextProvider();
    context.set(settingsContext, settings);
    context.set(siteUrlContext, settings.SITE_URL);
    context.set(submissionsContext, submissions);
    context.set(contentServiceContext, posts);
    context.set(pageDeadlineContext, deadline);
    context.set(frameOriginsContext, frames);
    context.set(framingContext, framing);
    context.set(logContext, log);
    return context;
  }

  const pages = unfailing(
    createRequestListener({
      build,
      getLoadContext(request, client) {
        const context = contextWith(contentService, pageDeadline());
        const forwardedFor = request.headers.get('x-forwarded-for');
        const { TRUST_PROXY } = settings;
        context.set(
          visitorAddressContext,
          visitorAddress(client.address, forwardedFor, TRUST_PROXY),
        );
        return context;
      },
    }),
    log,
  );

  const keptPages = openKeptPages({
    contentService,
    contextWith,
    render: createRequestHandler(build),
  });

  async function answerHealth(response: ServerResponse) {
    const store = await submissions.health();
    if (!store.ok) log.error({ reason: store.reason }, 'the store is failing');
    const { status, body } = healthOf(store, contentService.health(), settings.READ_ONLY);
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify(body));
  }

  function answerDynamically(request: IncomingMessage, response: ServerResponse) {
    // compression speaks Express; the parts that it uses are Node's own.
    compress(request as never, response as never, () => pages(request, response));
  }

  const addressOf = ({ socket, headers }: IncomingMessage) =>
    visitorAddress(
      socket.remoteAddress ?? '',
      headers['x-forwarded-for']?.toString() ?? null,
      settings.TRUST_PROXY,
    );

  /** One form begins a turn of the event loop: a page's turn comes between. */
  const turn = openTurns();

  async function takeForm(request: IncomingMessage, response: ServerResponse) {
    const whole = await readChunkedBody(request, response);
    if (!whole) return;
    await turn();
    const wait = await submissions.wait(addressOf(request));
    if (wait === undefined) answerDynamically(whole, response);
    else await answerTooOften(whole, response, wait);
  }

  async function takeRefresh(request: IncomingMessage, response: ServerResponse) {
    const whole = await readChunkedBody(request, response);
    if (!whole) return;
    await answerRefresh(whole, response, {
      secret: settings.WORDPRESS_REFRESH_SECRET,
      forget: contentService.forget,
    });
  }

  function answer(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    logRequests(log, request, response);
    metrics?.measure(request, response);
    setSecurityHeaders(response, {
      url: request.url ?? '/',
      isSecure,
      includesSubdomains: settings.HSTS_INCLUDE_SUBDOMAINS,
    });
    if (refuseUnanswerable(request, response)) return;
    const url = request.url ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (url === '/healthz') return answerHealth(response);
    const canonical = canonicalPath(url, redirects);
    if (canonical && reads && !spelledByOthers.some((prefix) => url.startsWith(prefix))) {
      response.writeHead(301, { Location: canonical, 'Content-Security-Policy': redirectPolicy });
      response.end();
      return;
    }
    if (!reads && refuseLargeBody(request, response)) return;
    if (!reads && url === refreshPath) return takeRefresh(request, response);
    if (!reads && refuseForeignForm(request, response, settings.SITE_URL, log)) return;
    // HEAD is rendered as GET is, for its headers; Node knows of it and leaves the body out.
    if (request.method === 'HEAD') request.method = 'GET';
    const dynamic = () => answerDynamically(request, response);
    if (!reads) return takeForm(request, response);
    if (staticFiles) staticFiles(request, response, () => keptPages(request, response, dynamic));
    else dynamic();
  }

  return {
    listener: unfailing(answer, log),
    metrics: metrics?.listener,
    close: submissions.close,
  };
}
