import { expect, test } from '@playwright/test';
import {
  calculateObservatoryScore,
  type Finding,
  type ObservedResponse,
} from '../helpers/observatory.ts';
import { startSite } from '../helpers/site.ts';
import { allPages } from '../helpers/site-map.ts';

const siteUrl = 'https://www.opar.example';

test('every page, and a response of every other kind, has an A+ in Mozilla’s Observatory with at least 120 points', async () => {
  const site = await startSite({ SITE_URL: siteUrl });
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
  for (const [kind, [status, response]] of Object.entries({ ...pages, ...responses })) {
    expect.soft(response.status, kind).toBe(status);
    const { score, findings } = calculateObservatoryScore(response);
    expect.soft(score, `${kind}: ${findings.join(', ')}`).toBeGreaterThanOrEqual(120);
  }
  await site.stop();
});

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
  expect(script('src="https://a.example/a.js"')).toBe(125);
  expect(script('src="https://a.example/a.js" integrity="sha256-a"')).toBe(135);
  expect(script('src="http://a.example/a.js"')).toBe(50);
});
