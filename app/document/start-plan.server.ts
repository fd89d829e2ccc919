import type { ModulePlan } from './late-start.ts';

/** Thrown when a page is not as React Router's `Scripts` and `Links` made it when this was written: see there what has changed. */
export class UnknownDocumentError extends Error {
  override name = 'UnknownDocumentError';
}

/**
 * Reads React Router's entry script: what it would import, in which order. Its lines are
 *
 *     import "/assets/manifest.js";
 *     import * as route0 from "/assets/root.js";
 *     import * as route1_clientLoader from "/assets/a.js";
 *     import * as route1_main from "/assets/b.js";
 *     const route1 = {...route1_clientLoader,...route1_main};
 *     window.__reactRouterRouteModules = {"root":route0,"screens/blog/route":route1};
 *     import("/assets/entry.client.js");
 *
 * @param preloads addresses of all modules that the page needs
 * @throws UnknownDocumentError on any other line
 */
export function startPlanOf(script: string, preloads: readonly string[]): ModulePlan {
  const first: string[] = [];
  const modules = new Map<string, string[]>();
  const namesOfRoutes = new Map<string, string>();
  let entry: string | undefined;

  for (const line of script.split('\n').map((text) => text.trim())) {
    const [, bare] = /^import ("[^"]+");$/.exec(line) ?? [];
    const [, name, address] = /^import \* as (\w+) from ("[^"]+");$/.exec(line) ?? [];
    const [, whole, parts] = /^const (\w+) = \{((?:\.\.\.\w+,?)+)\};$/.exec(line) ?? [];
    const [, routes] = /^window\.__reactRouterRouteModules = \{(.+)\};$/.exec(line) ?? [];
    const [, last] = /^import\(("[^"]+")\);$/.exec(line) ?? [];
    if (bare) first.push(JSON.parse(bare));
    else if (name && address) modules.set(name, [JSON.parse(address)]);
    else if (whole && parts) {
      const names = parts.split(',').map((part) => part.replace('...', ''));
      modules.set(
        whole,
        names.flatMap((part) => modules.get(part) ?? []),
      );
    } else if (routes) {
      for (const [, id = '', route = ''] of routes.matchAll(/("[^"]+"):(\w+)/g)) {
        namesOfRoutes.set(JSON.parse(id), route);
      }
    } else if (last) entry = JSON.parse(last);
    else if (line) throw new UnknownDocumentError(`entry script with the line: ${line}`);
  }

  const routes: Record<string, string[]> = {};
  for (const [id, name] of namesOfRoutes) {
    const parts = modules.get(name);
    if (!parts) throw new UnknownDocumentError(`route ${id} without a module`);
    routes[id] = parts;
  }
  const own = new Set([...first, ...Object.values(routes).flat(), entry]);
  if (!entry || first.length === 0 || !('root' in routes)) {
    throw new UnknownDocumentError('entry script without manifest, root route or entry');
  }
  const others = preloads.filter((address) => !own.has(address));
  const shared = [...first, ...others.sort((one, other) => rank(one) - rank(other))];
  return { shared, routes, entry };
}

/** React first, then the router: each a task of its own, the largest as early as possible. */
function rank(address: string) {
  if (/\/react-dom-|\/react-[^r]/.test(address)) return 0;
  return /\/router-/.test(address) ? 1 : 2;
}
