import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { Parser } from 'htmlparser2';
import {
  calculateObservatoryScore,
  type Finding,
  type ObservedResponse,
} from '../helpers/observatory.ts';
import { startSite } from '../helpers/site.ts';
import { allPages } from '../helpers/site-map.ts';

const siteUrl = 'https://www.opar.example';

/** What a response can have without cookies: the last five points are for the integrity of scripts. */
const bestScore = { withScripts: 140, withoutScripts: 135 };

test('every page, and a response of every other kind, has the best score in Mozilla’s Observatory that is possible without cookies', async () => {
  const site = await startSite({
    SITE_URL: siteUrl,
    HSTS_INCLUDE_SUBDOMAINS: 'true',
    HSTS_PRELOAD: 'true',
  });
  async function send(
    path: string,
    request: RequestInit = {},
  ): Promise<ObservedResponse & { status: number }> {
    const response = await fetch(site.url + path, { redirect: 'manual', ...request });
    const { status, headers } = response;
    return { url: siteUrl + path, status, headers, body: await response.text() };
  }
  const form = '/apply/virtual-internship';
  const contact = {
    writingAs: 'student',
    name: 'Nusrat Rahman',
    email: 'nusrat@applicants.example',
    message: 'Which programmes begin in spring, and until when may I apply for one of them?',
  };
  const responses = {
    'page with a query': [200, await send('/global-programs?q=germany')],
    'rejected form': [422, await send(form, { method: 'POST', body: new FormData() })],
    'stored form': [
      303,
      await send('/embed/contact', { method: 'POST', body: new URLSearchParams(contact) }),
    ],
    'missing page': [404, await send('/nope')],
    redirect: [301, await send('/About/')],
    'wrong method': [405, await send('/about', { method: 'PUT' })],
    'invalid URL': [400, await send('/%ff')],
    'another site’s form': [
      403,
      await send(form, { method: 'POST', headers: { Origin: 'https://foreign.example' } }),
    ],
  } as const;
  const pages: Record<string, [number, ObservedResponse & { status: number }]> = {};
  for (const path of allPages) pages[path] = [200, await send(path)];
  const hashes: Record<string, string> = {};
  for (const [kind, [status, response]] of Object.entries({ ...pages, ...responses })) {
    expect.soft(response.status, kind).toBe(status);
    const { score, findings } = calculateObservatoryScore(response);
    const scripts = findScripts(response.body);
    const best = scripts.length > 0 ? bestScore.withScripts : bestScore.withoutScripts;
    expect.soft(score, `${kind}: ${findings.join(', ')}`).toBe(best);
    for (const { src, integrity } of scripts) hashes[src] = integrity;
  }
  for (const path of allPages)
    expect.soft(findScripts(pages[path]?.[1].body ?? ''), path).toHaveLength(1);
  for (const [src, integrity] of Object.entries(hashes)) {
    const file = await (await fetch(site.url + src)).bytes();
    expect(integrity, src).toBe(`sha384-${createHash('sha384').update(file).digest('base64')}`);
  }
  await site.stop();
});

/** The script elements of a page that name a file. */
function findScripts(html: string) {
  const scripts: { src: string; integrity: string }[] = [];
  const parser = new Parser({
    onopentag(name, { src, integrity = '' }) {
      if (name === 'script' && src) scripts.push({ src, integrity });
    },
  });
  parser.end(html);
  return scripts;
}

/** The headers of the site's pages. */
const bestHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self'; frame-ancestors 'self'",
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

test('the score falls by the Observatory’s modifier for each header that is missing or weaker', () => {
  const calculateScore = (changes: Record<string, string | undefined>, body = '') => {
    const headers = new Headers();
    for (const [name, value] of Object.entries({ ...bestHeaders, ...changes }))
      if (value !== undefined) headers.set(name, value);
    return calculateObservatoryScore({ url: `${siteUrl}/`, headers, body });
  };
  expect(calculateScore({}).score).toBe(130);
  const policy = (text: string) => ({ 'content-security-policy': text });
  const cases: [Record<string, string | undefined>, score: number, Finding][] = [
    [{ 'content-security-policy': undefined }, 55, 'no policy'],
    [policy("default-src 'self'; frame-ancestors 'self'"), 125, 'policy without unsafe sources'],
    [policy("default-src 'self' 'unsafe-inline'"), 60, 'policy with unsafe scripts'],
    [
      policy("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"),
      120,
      'policy with unsafe styles',
    ],
    [
      policy("default-src 'none'; script-src 'self' 'unsafe-eval'; frame-ancestors 'none'"),
      110,
      'policy with eval',
    ],
    [
      policy("default-src 'none'; img-src http://a.example; frame-ancestors 'none'"),
      110,
      'policy with insecure images',
    ],
    [
      policy("default-src 'none'; connect-src http://a.example; frame-ancestors 'none'"),
      80,
      'policy with insecure sources',
    ],
    [policy("default-src 'none'"), 80, 'no frame protection'],
    [{ 'set-cookie': 'a=b' }, 60, 'cookies without Secure'],
    [{ 'set-cookie': 'a=b; Secure' }, 70, 'cookies without HttpOnly'],
    [{ 'set-cookie': 'a=b; Secure; HttpOnly; SameSite=Lax' }, 135, 'safe cookies'],
    [
      { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' },
      50,
      'CORS with credentials for every origin',
    ],
    [{ 'referrer-policy': undefined }, 125, 'no referrer policy'],
    [{ 'referrer-policy': 'unsafe-url' }, 120, 'unsafe referrer'],
    [{ 'strict-transport-security': undefined }, 80, 'no HSTS'],
    [
      { 'strict-transport-security': 'max-age=31536000; includeSubDomains; preload' },
      135,
      'HSTS for the preload list',
    ],
    [{ 'strict-transport-security': 'max-age=31536000; preload' }, 130, 'HSTS for half a year'],
    [
      { 'strict-transport-security': 'max-age=16000000; includeSubDomains; preload' },
      130,
      'HSTS for half a year',
    ],
    [{ 'strict-transport-security': 'max-age=86400' }, 120, 'HSTS for less than half a year'],
    [{ 'x-content-type-options': undefined }, 125, 'no nosniff'],
    [{ 'cross-origin-resource-policy': undefined }, 120, 'CORP for every origin'],
  ];
  for (const [changes, score, finding] of cases) {
    const actual = calculateScore(changes);
    expect.soft(actual.findings, JSON.stringify(changes)).toContain(finding);
    expect.soft(actual.score, JSON.stringify(changes)).toBe(score);
  }
  const script = (attributes: string) =>
    calculateScore({}, `<script ${attributes}></script>`).score;
  expect(script('src="/a.js"')).toBe(130);
  expect(script('src="/a.js" integrity="sha256-a"')).toBe(135);
  expect(
    calculateScore(
      {},
      '<script src="/a.js" integrity="sha256-a"></script><script src="/b.js"></script>',
    ).score,
  ).toBe(130);
  expect(script('src="https://a.example/a.js"')).toBe(125);
  expect(script('src="https://a.example/a.js" integrity="sha256-a"')).toBe(135);
  expect(script('src="http://a.example/a.js"')).toBe(50);
});
