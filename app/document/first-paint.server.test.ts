import { expect, test } from 'vitest';
import { firstPaint } from './first-paint.server.ts';

const page = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/entry.client-2.js"/><link rel="modulepreload" href="/assets/router-3.js"/><link rel="modulepreload" href="/assets/react-4.js"/><link rel="modulepreload" href="/assets/root-5.js"/><link rel="modulepreload" href="/assets/home-6.js"/><link rel="stylesheet" href="/assets/root-7.css"/><link rel="stylesheet" href="/assets/home-8.css"/></head><body><p>Text</p><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-5.js";
import * as route1 from "/assets/home-6.js";
window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.client-2.js");</script></body></html>`;

const css: Record<string, string> = {
  '/assets/root-7.css': 'body{color:red}',
  '/assets/home-8.css': 'p::after{content:"</style>"}',
};
const result = firstPaint(page, (address) => css[address]);

test('the stylesheets stand in the page, in their order', () => {
  expect(result).toContain('<style data-first-paint="">body{color:red}p::after');
  expect(result.match(/<\/style>/g)).toHaveLength(1);
});

test('their links stay, disabled', () => {
  expect(result).toContain('<link rel="stylesheet" href="/assets/root-7.css" disabled=""/>');
  expect(result).toContain('<link rel="stylesheet" href="/assets/home-8.css" disabled=""/>');
});

test('nothing of React is fetched before the loader asks for it', () => {
  expect(result).not.toContain('modulepreload" href');
  expect(result).not.toContain('type="module"');
});

test('the loader takes React before the router, then the routes, then the entry', () => {
  const loader = /<script async="">([\s\S]*?)<\/script>/.exec(result)?.[1] ?? '';
  expect(loader).toContain(
    'shared=["/assets/manifest-1.js","/assets/react-4.js","/assets/router-3.js"]',
  );
  expect(loader).toContain(
    'modules=["/assets/root-5.js","/assets/home-6.js","/assets/entry.client-2.js"]',
  );
  expect(loader).toContain(
    'window.__reactRouterRouteModules = {"root":route0,"routes/home":route1}',
  );
  expect(() => new Function(loader)).not.toThrow();
});

test('a page of another shape comes back as it was', () => {
  const other = '<html><head><link rel="stylesheet" href="/src/x.css"></head><body></body></html>';
  expect(firstPaint(other, () => undefined)).toBe(other);
});
