import { expect, test } from '@playwright/test';
import {
  calculateObservatoryScore,
  type Finding,
  type ObservedResponse,
} from '../helpers/observatory.ts';
import { startSite } from '../helpers/site.ts';
import { allPages } from '../helpers/site-map.ts';

const siteUrl = 'https://www.opar.example';

test('every page, and an answer of every other kind, has an A+ of Mozilla’s Observatory, with at least 120 points', async () => {
  const site = await startSite({ SITE_URL: siteUrl });
  async function ask(
    path: string,
    request: RequestInit = {},
  ): Promise<ObservedResponse & { status: number }> {
    const { status, headers, ...answer } = await fetch(site.url + path, {
      redirect: 'manual',
      ...request,
    }).then(async (got) => ({ status: got.status, headers: got.headers, body: await got.text() }));
    return { url: siteUrl + path, status, headers, ...answer };
  }
  const form = '/apply/virtual-internship';
  const contact = {
    writingAs: 'student',
    name: 'Nusrat Rahman',
    email: 'nusrat@applicants.example',
    message: 'Which programmes begin in spring, and until when may I apply for one of them?',
  };
  const answers = {
    'rendered for its query': [200, await ask('/global-programs?q=germany')],
    'form that is refused': [422, await ask(form, { method: 'POST', body: new FormData() })],
    'form that is taken': [
      303,
      await ask('/embed/contact', { method: 'POST', body: new URLSearchParams(contact) }),
    ],
    'missing page': [404, await ask('/nope')],
    redirect: [301, await ask('/About/')],
    'wrong method': [405, await ask('/about', { method: 'PUT' })],
    'no address': [400, await ask('/%ff')],
    'another site’s form': [
      403,
      await ask(form, { method: 'POST', headers: { Origin: 'https://foreign.example' } }),
    ],
  } as const;
  const pages: Record<string, [number, ObservedResponse & { status: number }]> = {};
  for (const path of allPages) pages[path] = [200, await ask(path)];
  for (const [kind, [status, answer]] of Object.entries({ ...pages, ...answers })) {
    expect.soft(answer.status, kind).toBe(status);
    const { score, findings } = calculateObservatoryScore(answer);
    expect.soft(score, `${kind}: ${findings.join(', ')}`).toBeGreaterThanOrEqual(120);
  }
  await site.stop();
});

/** What holds of the site's pages. */
const best = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self'; frame-ancestors 'self'",
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

test('the score falls by the Observatory’s table with each thing that is missing or worse', () => {
  const scoreOf = (changes: Record<string, string | undefined>, body = '') => {
    const headers = new Headers();
    for (const [name, value] of Object.entries({ ...best, ...changes }))
      if (value !== undefined) headers.set(name, value);
    return calculateObservatoryScore({ url: `${siteUrl}/`, headers, body });
  };
  expect(scoreOf({}).score).toBe(130);
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
      'policy with insecure pictures',
    ],
    [
      policy("default-src 'none'; connect-src http://a.example; frame-ancestors 'none'"),
      80,
      'policy with insecure sources',
    ],
    [policy("default-src 'none'"), 80, 'framed by everybody'],
    [{ 'set-cookie': 'a=b' }, 60, 'cookies in the clear'],
    [{ 'set-cookie': 'a=b; Secure' }, 70, 'cookies for scripts'],
    [{ 'set-cookie': 'a=b; Secure; HttpOnly; SameSite=Lax' }, 135, 'safe cookies'],
    [
      { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' },
      50,
      'for every origin with its credentials',
    ],
    [{ 'referrer-policy': undefined }, 125, 'referrer of the browser’s choice'],
    [{ 'referrer-policy': 'unsafe-url' }, 120, 'unsafe referrer'],
    [{ 'strict-transport-security': undefined }, 80, 'no HTTPS to stay'],
    [{ 'strict-transport-security': 'max-age=86400' }, 120, 'HTTPS for less'],
    [{ 'x-content-type-options': undefined }, 125, 'types guessed'],
    [{ 'cross-origin-resource-policy': undefined }, 120, 'resources for everybody'],
  ];
  for (const [changes, score, finding] of cases) {
    const found = scoreOf(changes);
    expect.soft(found.findings, JSON.stringify(changes)).toContain(finding);
    expect.soft(found.score, JSON.stringify(changes)).toBe(score);
  }
  const script = (attributes: string) => scoreOf({}, `<script ${attributes}></script>`).score;
  expect(script('src="/a.js"')).toBe(130);
  expect(script('src="https://a.example/a.js"')).toBe(125);
  expect(script('src="https://a.example/a.js" integrity="sha256-a"')).toBe(135);
  expect(script('src="http://a.example/a.js"')).toBe(50);
});
