type BrowserRoute = { hasDefaultExport?: boolean; parentId?: string } & Record<string, unknown>;

const pattern = /^(window\.__reactRouterManifest=)(\{.+\})(;?)\s*$/;

/**
 * React Router's manifest for the browser without what a browser never asks it for: routes that are no pages (calendars,
 * feeds, where forms are sent to), and what a route has not.
 *
 * @param script as React Router's build writes it
 * @throws Error when it is of another form, as after an update of React Router
 */
export function browserManifest(script: string): string {
  const [, before, json, after] = pattern.exec(script) ?? [];
  if (!json) throw new Error('React Router’s manifest is of a form that this doesn’t know');
  const { routes, ...rest } = JSON.parse(json) as { routes: Record<string, BrowserRoute> };
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const pages = Object.entries(routes)
    .filter(([id, { hasDefaultExport }]) => hasDefaultExport || parents.has(id))
    .map(([id, route]) => [
      id,
      Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
    ]);
  return `${before}${JSON.stringify({ ...rest, routes: Object.fromEntries(pages) })}${after}`;
}
