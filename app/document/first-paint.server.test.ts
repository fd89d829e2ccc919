import { expect, test } from 'vitest';
import { assertNoInlineScript } from './content-security-policy.server.ts';
import { firstPaint } from './first-paint.server.ts';
import type { StartPlan } from './late-start.ts';
import { UnknownDocumentError } from './start-plan.server.ts';

const context =
  '<script>window.__reactRouterContext = {"ssr":true};window.__reactRouterContext.stream = 1;</script>';
const data =
  '<script>window.__reactRouterContext.streamController.enqueue("[1]");</script><script>window.__reactRouterContext.streamController.close();</script>';
const page = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/entry.client-2.js"/><link rel="modulepreload" href="/assets/router-3.js"/><link rel="modulepreload" href="/assets/react-4.js"/><link rel="modulepreload" href="/assets/root-5.js"/><link rel="modulepreload" href="/assets/home-6.js"/><link rel="stylesheet" href="/assets/root-7.css"/><link rel="stylesheet" href="/assets/home-8.css"/></head><body><p>Text</p>${context}<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-5.js";
import * as route1 from "/assets/home-6.js";
window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.client-2.js");</script>${data}</body></html>`;

const css: Record<string, string> = {
  '/assets/root-7.css': 'body{color:red}',
  '/assets/home-8.css': 'p::after{content:"</style>"}',
};
const { html: result, css: style } = firstPaint(page, (address) => css[address]);

test('the stylesheets stand in the page, in their order', () => {
  expect(result).toContain('<style data-first-paint="">body{color:red}p::after');
  expect(result.match(/<\/style>/g)).toHaveLength(1);
  expect(result).toContain(`<style data-first-paint="">${style}</style>`);
});

test('no script is left whose text stands in the page', () => {
  expect(() => assertNoInlineScript(page)).toThrow();
  expect(() => assertNoInlineScript(result)).not.toThrow();
});

test('a stylesheet that React Router marks with # is that stylesheet, once', () => {
  const marked = page.replace(
    'root-7.css"/>',
    'root-7.css"/><link rel="stylesheet" href="/assets/root-7.css#"/>',
  );
  const { html } = firstPaint(marked, (address) => css[address]);
  expect(html.match(/body\{color:red\}/g)).toHaveLength(1);
  expect(html).toContain('<link rel="stylesheet" href="/assets/root-7.css#" disabled=""/>');
});

test('the loader of a module that comes later finds the stylesheet in the page, and does not fetch it', () => {
  const known = '<link rel="stylesheet" href="/assets/root-7.css" disabled="">';
  const marked = page.replace('root-7.css"/>', 'root-7.css#"/>');
  expect(firstPaint(marked, (address) => css[address]).html).toContain(known);
  expect(result).not.toContain(known);
});

test('the stylesheets of a part come after all others, each once', () => {
  const part = (file: string) =>
    `<link rel="stylesheet" href="/assets/${file}.css" data-precedence="page"/>`;
  const { html } = firstPaint(
    page.replace('<head>', `<head>${part('part-9')}${part('root-7')}`),
    (address) => ({ ...css, '/assets/part-9.css': 'dd{margin:0}' })[address],
  );
  const [, style] = /<style data-first-paint="">([\s\S]*?)<\/style>/.exec(html) ?? [];
  expect(style).toMatch(/^body\{color:red\}p::after.*dd\{margin:0\}$/);
});

test('what is pointed at stands behind the rules of all stylesheets, in their order, under one condition', () => {
  const hovered: Record<string, string> = {
    '/assets/root-7.css':
      '@media(hover){a:hover{top:0}}body{color:red}@media(hover){b:hover{top:0}i:hover{top:1px}}\n',
    '/assets/home-8.css': 'p{margin:0}@media(hover){p:hover{top:0}}',
  };
  const { html } = firstPaint(page, (address) => hovered[address]);
  expect(html).toContain(
    '">@media(hover){a:hover{top:0}}body{color:red}p{margin:0}' +
      '@media(hover){b:hover{top:0}i:hover{top:1px}p:hover{top:0}}</style>',
  );
});

test('a late stylesheet comes late, and is not in the page', () => {
  const late = '<link rel="stylesheet" href="/assets/menus-9.css" data-late=""/>';
  const { html } = firstPaint(page.replace('</body>', `${late}</body>`), (address) => css[address]);
  expect(html).toContain(late);
});

test('their links stay, disabled', () => {
  expect(result).toContain('<link rel="stylesheet" href="/assets/root-7.css" disabled=""/>');
  expect(result).toContain('<link rel="stylesheet" href="/assets/home-8.css" disabled=""/>');
});

test('nothing of React is fetched before the loader asks for it', () => {
  expect(result).not.toContain('modulepreload" href');
  expect(result).not.toContain('type="module"');
});

/** The block of data before the page's start script. */
function planIn(html: string): StartPlan {
  const [, plan = ''] =
    /<script type="application\/json" id="start-plan" async="">(.*)<\/script><script async="" src="\/assets\/late-start-\w+\.js"><\/script>/.exec(
      html,
    ) ?? [];
  return JSON.parse(plan);
}

test('React starts late: it comes before the router, then the routes, then the entry', () => {
  expect(planIn(result)).toEqual({
    shared: ['/assets/manifest-1.js', '/assets/react-4.js', '/assets/router-3.js'],
    routes: { root: ['/assets/root-5.js'], 'routes/home': ['/assets/home-6.js'] },
    entry: '/assets/entry.client-2.js',
    context: { ssr: true },
    data: '[1]',
  });
});

test('a route may be made up of several modules', () => {
  const split = page.replace(
    'import * as route1 from "/assets/home-6.js";',
    'import * as route1_clientLoader from "/assets/loader-9.js";\nimport * as route1_main from "/assets/home-6.js";\nconst route1 = {...route1_clientLoader,...route1_main};',
  );
  expect(planIn(firstPaint(split, (address) => css[address]).html).routes).toEqual({
    root: ['/assets/root-5.js'],
    'routes/home': ['/assets/loader-9.js', '/assets/home-6.js'],
  });
});

test.each([
  ['without stylesheets', page.replaceAll('rel="stylesheet"', 'rel="style"')],
  ['with an unknown stylesheet', page.replace('root-7.css', 'root-9.css')],
  ['without preloads', page.replaceAll('rel="modulepreload"', 'rel="preload"')],
  ['without an entry script', page.replace('type="module"', '')],
  ['without data', page.replace('enqueue', 'push')],
  ['with another one', page.replace('</body>', '<script type="module">x()</script></body>')],
  ['with an entry script that does more', page.replace('window.__', 'prepare();\nwindow.__')],
  ['with an entry script that does less', page.replace(/window.__.*/, '')],
  ['without the entry', page.replace(/import\("[^"]+"\);/, '')],
  ['with a route that has no module', page.replace('"root":route0', '"root":route7')],
])('a page %s is not served in silence', (_, other) => {
  expect(() => firstPaint(other, (address) => css[address])).toThrow(UnknownDocumentError);
});
