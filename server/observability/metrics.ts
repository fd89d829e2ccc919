import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { matchRoutes, type RouteObject } from 'react-router';
import packageJson from '#package.json' with { type: 'json' };

/** What is asked when metrics are fetched. */
export type Sources = {
  /** How many deliveries are not done, by how they stand. */
  deliveries: () => Promise<Record<string, number>>;
  /** Whether each part that the site stands on works, by its name. */
  upstreams: () => Promise<Record<string, boolean>>;
};

export type Metrics = {
  /** Measures each request until its response is complete. */
  measureRequests: RequestHandler;
  /** Counts what was sent with a form, by what became of it. */
  countSubmission: (form: string, result: string) => void;
  /** Answers `/metrics` in Prometheus's text format. */
  listener: RequestListener;
};

/** Of a build's routes, what tells their addresses. */
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

/** In seconds: from a file that is at hand to the limit of a visitor's patience. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

const folders = /^\/(assets|illustrations|share|brochures)\//;

/**
 * Finds the route of an address, so that the label has few values whatever is asked for.
 *
 * @returns maps a path to a pattern such as `/apply/:programme`; to `other` where no route is, as for a single file
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
  // To find one takes a while, and few addresses are asked for again and again.
  const known = new LRUCache<string, string>({
    max: 1000,
    memoMethod(path) {
      // React Router would say on standard error that it can't be decoded.
      if (!canBeDecoded(path)) return 'other';
      const matches = matchRoutes(routes, path);
      const pattern = `/${matches?.flatMap(({ route }) => route.path || []).join('/') ?? '*'}`;
      return pattern.includes('*') ? 'other' : pattern;
    },
  });
  return (path) => {
    const folder = folders.exec(path)?.[0];
    return folder ? `${folder}*` : known.memo(path);
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

/** Node understands more methods than a site has use for, and each would be a series of its own. */
const methods = ['GET', 'HEAD', 'POST'];

/** Opens the site's metrics, for Prometheus. They hold no personal data: labels are routes, forms and states. */
export function createMetrics(manifest: RouteManifest, sources: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const patternOf = routePatterns(manifest);
  new Gauge({
    name: 'opar_build_info',
    help: 'Always 1; the label is the version that runs',
    labelNames: ['version'],
    registers,
  }).set({ version: packageJson.version }, 1);
  const requests = new Histogram({
    name: 'opar_http_request_duration_seconds',
    help: 'Requests by route, from their first line to the end of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const submissions = new Counter({
    name: 'opar_submissions_total',
    help: 'What was sent with a form, by what became of it',
    labelNames: ['form', 'result'],
    registers,
  });
  new Gauge({
    name: 'opar_deliveries',
    help: 'Mails and messages that are not delivered, by how they stand',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      // While the store is gone nobody knows; the upstream's own metric says that it is.
      const counts = await sources.deliveries().catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'opar_upstream_up',
    help: 'Whether what the site stands on works: 1, or 0',
    labelNames: ['upstream'],
    registers,
    async collect() {
      for (const [upstream, works] of Object.entries(await sources.upstreams())) {
        this.set({ upstream }, works ? 1 : 0);
      }
    },
  });

  return {
    measureRequests(request, response, next) {
      // Read now: HEAD is answered as GET is.
      const { method, url } = request;
      const startedAt = performance.now();
      response.once('close', () => {
        const labels = {
          method: methods.includes(method) ? method : 'other',
          route: patternOf(url.split('?')[0] ?? '/'),
          status: response.statusCode,
        };
        requests.observe(labels, (performance.now() - startedAt) / 1000);
      });
      next();
    },

    countSubmission: (form, result) => submissions.inc({ form, result }),

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
