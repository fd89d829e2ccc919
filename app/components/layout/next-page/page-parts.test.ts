import { expect, test } from 'vitest';
import { pageParts } from './page-parts.ts';

const route = (id: string, more: object) => ({
  id,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  module: `/assets/${id}.js`,
  ...more,
});
const manifest = {
  routes: {
    root: route('root', {
      hasLoader: false,
      imports: ['/assets/react.js'],
      css: ['/assets/a.css'],
    }),
    page: route('page', { imports: ['/assets/react.js', '/assets/b.js'], css: ['/assets/b.css'] }),
    asked: route('asked', { hasClientLoader: true, clientLoaderModule: '/assets/loader.js' }),
    silent: route('silent', { hasLoader: false }),
  },
};
const matches = (...ids: string[]) => ids.map((id) => ({ route: { id } }));

test('a page is its routes’ modules with what they import, their stylesheets, and its data', () => {
  expect(pageParts(matches('root', 'page'), manifest, '/about')).toEqual({
    modules: ['/assets/react.js', '/assets/root.js', '/assets/b.js', '/assets/page.js'],
    stylesheets: ['/assets/a.css', '/assets/b.css'],
    data: '/about.data',
  });
});

test('the home page’s data has a name of its own', () => {
  expect(pageParts(matches('root', 'page'), manifest, '/').data).toBe('/_.data');
});

test('where a loader runs in the browser the router names the route, and its module is of the page', () => {
  const { data, modules } = pageParts(matches('root', 'asked'), manifest, '/global-programs');
  expect(data).toBe('/global-programs.data?_routes=asked');
  expect(modules).toContain('/assets/loader.js');
});

test('a page without a loader has no data', () => {
  expect(pageParts(matches('root', 'silent'), manifest, '/x').data).toBeUndefined();
});
