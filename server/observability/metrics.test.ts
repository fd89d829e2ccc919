import { createServer, type RequestListener } from 'node:http';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import packageJson from '#package.json' with { type: 'json' };
import { listen } from '#tests/helpers/listen.ts';
import { createMetrics, routePatterns } from './metrics.ts';

const manifest = {
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root', index: true },
  layout: { id: 'layout', parentId: 'root' },
  apply: { id: 'apply', parentId: 'layout', path: 'apply/:programme' },
  submit: { id: 'submit', parentId: 'apply', path: 'submit' },
  rest: { id: 'rest', parentId: 'root', path: '*' },
};

test.each([
  ['/', '/'],
  ['/apply/student-exchange', '/apply/:programme'],
  ['/apply/anything/submit', '/apply/:programme/submit'],
  ['/assets/entry-1a2b.js', '/assets/*'],
  ['/wp-login.php', 'other'],
  ['/%E0%A4%A', 'other'],
])('the route of %s is %s', (path, pattern) => {
  expect(routePatterns(manifest)(path)).toBe(pattern);
});

async function serve(listener: RequestListener): Promise<string> {
  const { url, stop } = await listen(createServer(listener));
  onTestFinished(stop);
  return url;
}

test('requests, submissions, deliveries and upstreams are reported', async () => {
  let storeWorks = true;
  const metrics = createMetrics(manifest, {
    async deliveries() {
      if (!storeWorks) throw new Error('gone');
      return { waiting: 3, retrying: 2, 'given up': 1 };
    },
    upstreams: async () => ({ store: storeWorks, 'content service': true }),
    backups: async () => ({ newest: 9 }),
  });
  const site = await serve(
    express().use(metrics.measureRequests, (request, response) => {
      response.writeHead(request.method === 'POST' ? 201 : 200).end();
    }),
  );
  for (const method of ['GET', 'GET', 'POST', 'PROPFIND']) {
    await fetch(`${site}/apply/pathway-program?name=Nusrat`, { method });
  }
  metrics.countSubmission('contact', 'stored');
  metrics.countSubmission('contact', 'invalid');
  metrics.countSubmission('contact', 'stored');
  metrics.countBrowserError();

  const address = await serve(metrics.listener);
  expect((await fetch(address)).status).toBe(404);
  const answer = await fetch(`${address}/metrics`);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  const text = await answer.text();
  const route = 'route="/apply/:programme"';
  for (const line of [
    `opar_http_request_duration_seconds_count{method="GET",${route},status="200"} 2`,
    `opar_http_request_duration_seconds_count{method="POST",${route},status="201"} 1`,
    `opar_http_request_duration_seconds_count{method="other",${route},status="200"} 1`,
    'opar_submissions_total{form="contact",result="stored"} 2',
    'opar_submissions_total{form="contact",result="invalid"} 1',
    'opar_browser_errors_total 1',
    'opar_deliveries{state="waiting"} 3',
    'opar_deliveries{state="retrying"} 2',
    'opar_deliveries{state="given up"} 1',
    'opar_upstream_up{upstream="store"} 1',
    'opar_backup_age_seconds{backup="newest"} 32400',
    `opar_build_info{version="${packageJson.version}"} 1`,
  ]) {
    expect(text).toContain(`${line}\n`);
  }
  expect(text).not.toContain('Nusrat');

  storeWorks = false;
  const later = await (await fetch(`${address}/metrics`)).text();
  expect(later).toContain('opar_upstream_up{upstream="store"} 0\n');
  expect(later).not.toContain('opar_deliveries{');
});
