import { Parser } from 'htmlparser2';

/**
 * The score of Mozilla's HTTP Observatory, by its own table (github.com/mdn/mdn-http-observatory, src/grader/charts.js of
 * version 1.4.8, and the rules of src/analyzer/tests). Its package from npm wants a network, a web server and a database
 * client. What it asks of a host rather than of an answer is left out: redirection to HTTPS (deploy/nginx.conf) and the preload
 * list, which could add 5 points.
 */
const modifiers = {
  'policy of nothing by default': 10,
  'policy without unsafe sources': 5,
  'policy with unsafe styles': 0,
  'policy with insecure pictures': -10,
  'policy with eval': -10,
  'policy with unsafe scripts': -20,
  'policy with insecure sources': -20,
  'no policy': -25,
  'no cookies': 0,
  'safe cookies': 5,
  'cookies without SameSite': 0,
  'cookies for scripts': -30,
  'cookies in the clear': -40,
  'not for other origins': 0,
  'for every origin with its credentials': -50,
  'private referrer': 5,
  'referrer of the browser’s choice': 0,
  'unsafe referrer': -5,
  'HTTPS for half a year': 0,
  'HTTPS for less': -10,
  'no HTTPS to stay': -20,
  'scripts of other origins by their hash': 5,
  'scripts of our own': 0,
  'scripts of other origins': -5,
  'scripts in the clear': -50,
  'types as told': 0,
  'types guessed': -5,
  'frames by policy': 5,
  'frames by X-Frame-Options': 0,
  'framed by everybody': -20,
  'resources for our own site': 10,
  'resources for everybody': 0,
  'resources for nobody known': -5,
} as const;

export type Finding = keyof typeof modifiers;

export type ObservedResponse = { url: string; headers: Headers; body: string };

/** Extra points count only from this score on. */
const minimumForExtra = 90;

/** Content Security Policy Level 3, section 2.2: the first of two directives of a name holds. */
function parseDirectives(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const directive of policy.split(';')) {
    const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (name && !directives.has(name)) directives.set(name, sources);
  }
  return directives;
}

const isBroad = (source: string) => /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/.test(source);
const isInline = (source: string) => source === "'unsafe-inline'" || source === 'data:';
const isInsecure = (source: string) => /^(http|ftp):/.test(source);
const isHash = (source: string) => /^'(sha(256|384|512)|nonce)-/.test(source);

/** Where there are hashes, browsers pass over `unsafe-inline`. */
const getEffectiveSources = (sources: string[]) =>
  sources.some(isHash) ? sources.filter((source) => source !== "'unsafe-inline'") : sources;

function judgePolicy({ headers }: ObservedResponse): Finding {
  const policy = headers.get('content-security-policy');
  if (!policy) return 'no policy';
  const directives = parseDirectives(policy);
  const sourcesOf = (name: string) =>
    getEffectiveSources(directives.get(name) ?? directives.get('default-src') ?? ['*']);
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map(sourcesOf) as [
    string[],
    string[],
    string[],
  ];
  const passive = ['img-src', 'media-src'];
  const active = [...directives].filter(([name]) => !passive.includes(name));
  if (scripts.some((source) => isBroad(source) || isInline(source)) || objects.some(isBroad))
    return 'policy with unsafe scripts';
  if (active.some(([, sources]) => sources.some(isInsecure))) return 'policy with insecure sources';
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return 'policy with eval';
  if (passive.flatMap(sourcesOf).some(isInsecure)) return 'policy with insecure pictures';
  if (styles.some((source) => isBroad(source) || isInline(source)))
    return 'policy with unsafe styles';
  return directives.get('default-src')?.join(' ') === "'none'"
    ? 'policy of nothing by default'
    : 'policy without unsafe sources';
}

/** Each cookie is taken for a session's, which is judged most strictly. */
function judgeCookies({ headers }: ObservedResponse): Finding {
  const cookies = headers.getSetCookie().map((cookie) => cookie.toLowerCase());
  const all = (attribute: RegExp) => cookies.every((cookie) => attribute.test(cookie));
  if (cookies.length === 0) return 'no cookies';
  if (!all(/;\s*secure/)) return 'cookies in the clear';
  if (!all(/;\s*httponly/)) return 'cookies for scripts';
  return all(/;\s*samesite=(strict|lax)/) ? 'safe cookies' : 'cookies without SameSite';
}

const judgeCors = ({ headers }: ObservedResponse): Finding =>
  headers.has('access-control-allow-origin') &&
  headers.get('access-control-allow-credentials') === 'true'
    ? 'for every origin with its credentials'
    : 'not for other origins';

function judgeReferrerPolicy({ headers }: ObservedResponse): Finding {
  const policy = headers.get('referrer-policy')?.split(',').at(-1)?.trim().toLowerCase();
  if (!policy) return 'referrer of the browser’s choice';
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)
    ? 'private referrer'
    : 'unsafe referrer';
}

function judgeHsts({ headers }: ObservedResponse): Finding {
  const [, seconds] =
    /(?:^|;)\s*max-age=(\d+)/i.exec(headers.get('strict-transport-security') ?? '') ?? [];
  if (seconds === undefined) return 'no HTTPS to stay';
  return Number(seconds) >= 15_768_000 ? 'HTTPS for half a year' : 'HTTPS for less';
}

function judgeScripts({ url, headers, body }: ObservedResponse): Finding {
  const foreign: { isSecure: boolean; hasHash: boolean }[] = [];
  if (/^text\/html/.test(headers.get('content-type') ?? '')) {
    const parser = new Parser({
      onopentag(name, { src, integrity }) {
        if (name !== 'script' || !src) return;
        const { origin, protocol } = new URL(src, url);
        if (origin === new URL(url).origin) return;
        const isSecure = protocol === 'https:' && !src.startsWith('//');
        foreign.push({ isSecure, hasHash: Boolean(integrity) });
      },
    });
    parser.end(body);
  }
  if (foreign.length === 0) return 'scripts of our own';
  if (!foreign.every(({ isSecure }) => isSecure)) return 'scripts in the clear';
  return foreign.every(({ hasHash }) => hasHash)
    ? 'scripts of other origins by their hash'
    : 'scripts of other origins';
}

const judgeContentTypeOptions = ({ headers }: ObservedResponse): Finding =>
  headers.get('x-content-type-options') === 'nosniff' ? 'types as told' : 'types guessed';

function judgeFrameOptions({ headers }: ObservedResponse): Finding {
  const ancestors = parseDirectives(headers.get('content-security-policy') ?? '').get(
    'frame-ancestors',
  );
  if (ancestors && !ancestors.some(isBroad)) return 'frames by policy';
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
    ? 'frames by X-Frame-Options'
    : 'framed by everybody';
}

function judgeResourcePolicy({ headers }: ObservedResponse): Finding {
  const policy = headers.get('cross-origin-resource-policy');
  if (policy === null || policy === 'cross-origin') return 'resources for everybody';
  return policy === 'same-origin' || policy === 'same-site'
    ? 'resources for our own site'
    : 'resources for nobody known';
}

const judges = [
  judgePolicy,
  judgeCookies,
  judgeCors,
  judgeReferrerPolicy,
  judgeHsts,
  judgeScripts,
  judgeContentTypeOptions,
  judgeFrameOptions,
  judgeResourcePolicy,
];

/**
 * @param answer as it comes to a browser over HTTPS
 * @returns the score, of which 100 and more is an A+, and what was found
 */
export function calculateObservatoryScore(answer: ObservedResponse): {
  score: number;
  findings: Finding[];
} {
  const findings = judges.map((judge) => judge(answer));
  const points = findings.map((finding) => modifiers[finding]);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100);
  const withoutExtra = sum(points.filter((point) => point < 0));
  const score = withoutExtra >= minimumForExtra ? sum(points) : withoutExtra;
  return { score: Math.max(0, score), findings };
}
