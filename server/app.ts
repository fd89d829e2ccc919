import type { RequestListener } from 'node:http';
import process from 'node:process';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler } from '@react-router/express';
import express, { type Request, type RequestHandler } from 'express';
import { createRequestHandler as createFetchHandler, RouterContextProvider } from 'react-router';
import { redirects } from '#app/paths/redirects.ts';
import { redirectPolicy } from '#app/rendering/content-security-policy.server.ts';
import { type ContentService, mediaPath } from '#blog/content-service.ts';
import { contentServicesContext, pageDeadlineContext } from '#blog/context.server.ts';
import { createPageDeadline } from '#blog/deadline.server.ts';
import { createContentServices } from '#blog/service.server.ts';
import { errorsPath } from '#common/browser-error.ts';
import type { Log } from '#common/log.ts';
import { resolveIllustration } from '#content/illustrations/find-illustration.ts';
import { isVersionedIllustration } from '#content/illustrations/illustrations.ts';
import type { Language } from '#content/language.ts';
import { answerLinkPath } from '#domain/submissions/answer-link.server.ts';
import { submissionsContext } from '#domain/submissions/context.server.ts';
import { countOutcomes } from '#domain/submissions/count-outcomes.server.ts';
import {
  maxBackupAgeHours,
  readBackupAge,
} from '#domain/submissions/database/backup-age.server.ts';
import { createSubmissionService } from '#domain/submissions/service.server.ts';
import { frameAddresses, frameOrigins } from './config/frame-origins.ts';
import { blogOptions, submissionOptions } from './config/part-options.ts';
import type { Settings } from './config/settings.ts';
import {
  contentCodingContext,
  frameabilityContext,
  frameOriginsContext,
  logContext,
  renderQueueContext,
  settingsContext,
  siteUrlContext,
  visitorAddressContext,
} from './contexts.ts';
import { createFrameability } from './frameability.ts';
import { postAnsweredMark, showAnsweredPage } from './http/answered-page.ts';
import { blogRefresh, refreshPath } from './http/blog-refresh.ts';
import { browserErrors } from './http/browser-errors.ts';
import { cachedPages } from './http/cached-pages.ts';
import { canonicalRedirects } from './http/canonical-redirects.ts';
import { catchErrors } from './http/catch-errors.ts';
import { chooseContentCoding } from './http/content-codings.ts';
import { fetchHandler } from './http/fetch-handler.ts';
import { health } from './http/health.ts';
import { prerenderedPages } from './http/prerendered-pages.ts';
import { queueForms } from './http/queue-forms.ts';
import { queuePages } from './http/queue-pages.ts';
import { readBody } from './http/read-body.ts';
import { rejectCrossOrigin } from './http/reject-cross-origin.ts';
import { createRenderQueue } from './http/render-queue.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import { tooManyRequests } from './http/too-many-requests.ts';
import { validateRequest, withPath } from './http/validate-request.ts';
import { visitorAddress } from './http/visitor-address.ts';
import { createMetrics } from './observability/metrics.ts';

// The build step that prerenders pages expects the exports of React Router's server build in this module.
// biome-ignore lint/performance/noBarrelFile: as above.
export * from 'virtual:react-router/server-build';

/** Set by vite.config.ts. */
declare const unconfirmedContentAtBuild: { unconfirmed: number; placeholders: string[] };

/**
 * How many items of content the client hadn't confirmed when this was built, and the placeholders among them. `npm run go-live`
 * lists them all.
 */
export const unconfirmedContent = unconfirmedContentAtBuild;

export type App = {
  listener: RequestListener;
  /** Serves the metrics, if METRICS_PORT is set. */
  metrics: RequestListener | undefined;
  close: () => Promise<void>;
};

const anyPath = /^/;

/**
 * Creates the site: its services, and the listener that handles requests. This is the composition root, the only module that
 * depends on every part.
 *
 * @param options.clientBuild the folder of the client build; undefined in development, where Vite serves it
 */
export function createApp(
  settings: Settings,
  log: Log,
  { clientBuild }: { clientBuild?: string } = {},
): App {
  const { SITE_URL: siteUrl, TRUST_PROXY: trustProxy } = settings;
  const allowedFrameOrigins = frameOrigins(settings);
  const frameability = createFrameability(frameAddresses(settings), new URL(siteUrl).origin, log);
  const submissionService = createSubmissionService(submissionOptions(settings), log);
  const contentServices = createContentServices(blogOptions(settings), log, resolveIllustration);
  const contentService = contentServices.en;
  const invalidatePosts = (slugs: readonly string[]) => {
    for (const service of Object.values(contentServices)) service.invalidate(slugs);
  };
  const readBackup = async () => ({
    ...(await readBackupAge(settings.BACKUP_FOLDER, new Date())),
    maxHours: maxBackupAgeHours,
  });
  const metrics =
    settings.METRICS_PORT === undefined
      ? undefined
      : createMetrics(build.routes, {
          deliveries: async () => {
            const { waiting, retrying, givenUp } = await submissionService.countDeliveries();
            return { waiting, retrying, 'given up': givenUp };
          },
          upstreams: async () => ({
            store: (await submissionService.health()).ok,
            'content service': contentService.health().ok,
          }),
          backups: async () => {
            const { hours, copyHours } = await readBackup();
            return {
              ...(hours !== undefined && { newest: hours }),
              ...(copyHours !== undefined && { 'copied elsewhere': copyHours }),
            };
          },
        });
  const submissions = metrics
    ? countOutcomes(submissionService, metrics.countSubmission)
    : submissionService;

  const renderQueue = createRenderQueue();

  const getVisitorAddress = ({ socket, headers }: Request) =>
    visitorAddress(
      socket.remoteAddress ?? '',
      headers['x-forwarded-for']?.toString() ?? null,
      trustProxy,
    );

  function createContext(posts: Record<Language, ContentService>, deadline: AbortSignal) {
    const context = new RouterContextProvider();
    context.set(settingsContext, settings);
    context.set(siteUrlContext, siteUrl);
    context.set(submissionsContext, submissions);
    context.set(contentServicesContext, posts);
    context.set(pageDeadlineContext, deadline);
    context.set(frameOriginsContext, allowedFrameOrigins);
    context.set(frameabilityContext, frameability);
    context.set(logContext, log);
    context.set(renderQueueContext, renderQueue);
    return context;
  }

  function createRequestContext(request: Request) {
    const context = createContext(contentServices, createPageDeadline());
    context.set(visitorAddressContext, getVisitorAddress(request));
    context.set(contentCodingContext, chooseContentCoding(request) ?? null);
    return context;
  }
  const routes = createRequestHandler({ build, getLoadContext: createRequestContext });
  const render = createFetchHandler(build, process.env.NODE_ENV);

  /** Renders HEAD requests as GET, so that they get the same headers. Node omits the body. */
  const renderHeadAsGet: RequestHandler = (request, _response, next) => {
    if (request.method === 'HEAD') request.method = 'GET';
    next();
  };

  const app = express();
  app.disable('x-powered-by').enable('case sensitive routing').enable('strict routing');
  app.use(requestLog(log));
  if (metrics) app.use(metrics.measureRequests);
  app.use(
    securityHeaders({
      isSecure: siteUrl.startsWith('https:'),
      includesSubdomains: settings.HSTS_INCLUDE_SUBDOMAINS,
      isPreloaded: settings.HSTS_PRELOAD,
    }),
  );
  app.use(validateRequest);
  app.get(
    '/healthz',
    health({ submissions, contentService, readBackup, isReadOnly: settings.READ_ONLY, log }),
  );
  app.get(
    anyPath,
    // The exceptions are case-sensitive: the build hashes the names of files, and the content service names its pictures.
    canonicalRedirects({
      movedPaths: redirects,
      exceptions: ['/assets/', mediaPath],
      policy: redirectPolicy,
    }),
  );

  app.get(answerLinkPath, showAnsweredPage(submissionService.openAnswerLink));
  app.post(
    answerLinkPath,
    rejectCrossOrigin(siteUrl, log),
    readBody,
    postAnsweredMark(submissionService.openAnswerLink),
  );
  app.post(
    refreshPath,
    readBody,
    blogRefresh({ secret: settings.WORDPRESS_REFRESH_SECRET, forget: invalidatePosts }),
  );
  app.post(
    errorsPath,
    rejectCrossOrigin(siteUrl, log),
    readBody,
    browserErrors({
      log,
      getAddress: getVisitorAddress,
      count: () => metrics?.countBrowserError(),
    }),
  );
  app.post(
    anyPath,
    rejectCrossOrigin(siteUrl, log),
    readBody,
    queueForms(),
    tooManyRequests((request) => submissions.wait(getVisitorAddress(request))),
    fetchHandler((request, original) => render(request, createRequestContext(original))),
  );

  app.use(renderHeadAsGet);
  if (clientBuild) {
    app.use(prerenderedPages(clientBuild, { siteUrl, frames: allowedFrameOrigins }));
    app.use(
      staticFiles(clientBuild, (url) => url.startsWith('/assets/') || isVersionedIllustration(url)),
    );
    app.use(
      cachedPages({
        contentServices,
        createContext,
        render,
        queue: renderQueue,
      }),
    );
  }
  app.use(queuePages(renderQueue, [mediaPath]), routes);
  app.use(catchErrors(log));

  return { listener: withPath(app), metrics: metrics?.listener, close: submissions.close };
}
