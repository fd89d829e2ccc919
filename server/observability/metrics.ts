import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { matchRoutes, type RouteObject } from 'react-router';
import packageJson from '#package.json' with { type: 'json' };

/** Values that are read each time the metrics are fetched. */
type Sources = {
  /** Numbers of unfinished deliveries, by state. */
  deliveries: () => Promise<Record<string, number>>;
  /** Whether each service that the site depends on is up, by name. */
  upstreams: () => Promise<Record<string, boolean>>;
  /** Ages of backups in hours, by name; an age that isn't known is left out. */
  backups: () => Promise<Record<string, number>>;
};

type Metrics = {
  /** Measures each request until its response is complete. */
  measureRequests: RequestHandler;
  /** Counts a submission by form and result. */
  countSubmission: (form: string, result: string) => void;
  /** Counts an error of our scripts in a visitor's browser. */
  countBrowserError: () => void;
  /** Serves `/metrics` in Prometheus's text format. */
  listener: RequestListener;
};

/** The fields of a build's routes from which their paths are built. */
type RouteManifest = Record<
  string,
  | {
      id: string;
      parentId?: string | undefined;
      path?: string | undefined;
      index?: boolean | undefined;
    }
  | undefined
>;

/** Histogram buckets in seconds. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

const folders = /^\/(assets|illustrations|share|brochures)\//;

/**
 * Creates a function that maps a path to its route's pattern, so that the metrics' label has few values.
 *
 * @returns a function from a path to a pattern such as `/apply/:programme`; `other` if there is no route, as for a single file
 */
export function routePatterns(manifest: RouteManifest): (path: string) => string {
  const childrenOf = (parent: string | undefined): RouteObject[] =>
    Object.values(manifest)
      .filter((route) => route !== undefined)
      .filter((route) => (route.parentId || undefined) === parent)
      .map(({ id, path, index }) =>
        index
          ? { id, index, ...(path !== undefined && { path }) }
          : { id, ...(path !== undefined && { path }), children: childrenOf(id) },
      );
  const routes = childrenOf(undefined);
  // Matching is slow, and most requests are for a few paths.
  const patternCache = new LRUCache<string, string>({
    max: 1000,
    memoMethod(path) {
      // React Router would print a warning about the path to standard error.
      if (!canBeDecoded(path)) return 'other';
      const matches = matchRoutes(routes, path);
      const pattern = `/${matches?.flatMap(({ route }) => route.path || []).join('/') ?? '*'}`;
      return pattern.includes('*') ? 'other' : pattern;
    },
  });
  return (path) => {
    const folder = folders.exec(path)?.[0];
    return folder ? `${folder}*` : patternCache.memo(path);
  };
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Other methods that Node accepts are counted together, since each would be a time series of its own. */
const methods = ['GET', 'HEAD', 'POST'];

/** Creates the site's metrics for Prometheus. They contain no personal data: labels are routes, forms and states. */
export function createMetrics(manifest: RouteManifest, sources: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const findPattern = routePatterns(manifest);
  new Gauge({
    name: 'opar_build_info',
    help: 'Always 1, with the version that runs as a label',
    labelNames: ['version'],
    registers,
  }).set({ version: packageJson.version }, 1);
  const requests = new Histogram({
    name: 'opar_http_request_duration_seconds',
    help: 'Requests by method, route and status, from the first line to the end of the response',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const submissions = new Counter({
    name: 'opar_submissions_total',
    help: 'Submissions by form and result',
    labelNames: ['form', 'result'],
    registers,
  });
  const browserErrors = new Counter({
    name: 'opar_browser_errors_total',
    help: "Errors of the site's scripts that visitors' browsers have reported",
    registers,
  });
  new Gauge({
    name: 'opar_deliveries',
    help: 'Mails and webhook messages that are not delivered, by state',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      // While the store is down, the numbers are unknown. `opar_upstream_up` reports that.
      const counts = await sources.deliveries().catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'opar_upstream_up',
    help: '1 if the store or the content service works, otherwise 0, by upstream',
    labelNames: ['upstream'],
    registers,
    async collect() {
      for (const [upstream, isUp] of Object.entries(await sources.upstreams())) {
        this.set({ upstream }, isUp ? 1 : 0);
      }
    },
  });
  new Gauge({
    name: 'opar_backup_age_seconds',
    help: 'Age of the newest file of BACKUP_FOLDER, and of its copy on another machine, by backup',
    labelNames: ['backup'],
    registers,
    async collect() {
      this.reset();
      for (const [backup, hours] of Object.entries(await sources.backups())) {
        this.set({ backup }, hours * 3600);
      }
    },
  });

  return {
    measureRequests(request, response, next) {
      // Read before `renderHeadAsGet` changes the method.
      const { method, url } = request;
      const startedAt = performance.now();
      response.once('close', () => {
        const labels = {
          method: methods.includes(method) ? method : 'other',
          route: findPattern(url.split('?')[0] ?? '/'),
          status: response.statusCode,
        };
        requests.observe(labels, (performance.now() - startedAt) / 1000);
      });
      next();
    },

    countSubmission: (form, result) => submissions.inc({ form, result }),
    countBrowserError: () => browserErrors.inc(),

    async listener(request, response) {
      if (request.url?.split('?')[0] !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      const text = await registry.metrics();
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
    },
  };
}
