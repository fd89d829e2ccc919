import { Parser } from 'htmlparser2';

/**
 * The score modifiers of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory, src/grader/charts.js of version
 * 1.4.8, and the rules of src/analyzer/tests). We don't use its npm package, which needs a network, a web server and a database
 * client. We leave out the rule about a host rather than a response, redirection to HTTPS (deploy/nginx.conf). Whether a host is
 * in browsers' preload list is not in its responses either: we ask for the header that the list demands (hstspreload.org).
 */
const modifiers = {
  "policy with default-src 'none'": 10,
  'policy without unsafe sources': 5,
  'policy with unsafe styles': 0,
  'policy with insecure images': -10,
  'policy with eval': -10,
  'policy with unsafe scripts': -20,
  'policy with insecure sources': -20,
  'no policy': -25,
  'no cookies': 0,
  'safe cookies': 5,
  'cookies without SameSite': 0,
  'cookies without HttpOnly': -30,
  'cookies without Secure': -40,
  'no CORS with credentials': 0,
  'CORS with credentials for every origin': -50,
  'private referrer': 5,
  'no referrer policy': 0,
  'unsafe referrer': -5,
  'HSTS for the preload list': 5,
  'HSTS for half a year': 0,
  'HSTS for less than half a year': -10,
  'no HSTS': -20,
  'cross-origin scripts with integrity': 5,
  'same-origin scripts with integrity': 5,
  'same-origin scripts only': 0,
  'cross-origin scripts without integrity': -5,
  'scripts over HTTP': -50,
  nosniff: 0,
  'no nosniff': -5,
  'frame-ancestors': 5,
  'X-Frame-Options': 0,
  'no frame protection': -20,
  'CORP for the same site': 10,
  'CORP for every origin': 0,
  'invalid CORP': -5,
} as const;

export type Finding = keyof typeof modifiers;

export type ObservedResponse = { url: string; headers: Headers; body: string };

/** Positive modifiers count only if the score without them is at least this. */
const minimumForExtra = 90;

/** Of two directives with the same name, the first applies (Content Security Policy Level 3, section 2.2). */
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

/** Browsers ignore `unsafe-inline` if there are hashes or nonces. */
const getEffectiveSources = (sources: string[]) =>
  sources.some(isHash) ? sources.filter((source) => source !== "'unsafe-inline'") : sources;

function checkPolicy({ headers }: ObservedResponse): Finding {
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
  if (passive.flatMap(sourcesOf).some(isInsecure)) return 'policy with insecure images';
  if (styles.some((source) => isBroad(source) || isInline(source)))
    return 'policy with unsafe styles';
  return directives.get('default-src')?.join(' ') === "'none'"
    ? "policy with default-src 'none'"
    : 'policy without unsafe sources';
}

/** We treat every cookie as a session cookie, which has the strictest rules. */
function checkCookies({ headers }: ObservedResponse): Finding {
  const cookies = headers.getSetCookie().map((cookie) => cookie.toLowerCase());
  const all = (attribute: RegExp) => cookies.every((cookie) => attribute.test(cookie));
  if (cookies.length === 0) return 'no cookies';
  if (!all(/;\s*secure/)) return 'cookies without Secure';
  if (!all(/;\s*httponly/)) return 'cookies without HttpOnly';
  return all(/;\s*samesite=(strict|lax)/) ? 'safe cookies' : 'cookies without SameSite';
}

const checkCors = ({ headers }: ObservedResponse): Finding =>
  headers.has('access-control-allow-origin') &&
  headers.get('access-control-allow-credentials') === 'true'
    ? 'CORS with credentials for every origin'
    : 'no CORS with credentials';

function checkReferrerPolicy({ headers }: ObservedResponse): Finding {
  const policy = headers.get('referrer-policy')?.split(',').at(-1)?.trim().toLowerCase();
  if (!policy) return 'no referrer policy';
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)
    ? 'private referrer'
    : 'unsafe referrer';
}

function checkHsts({ headers }: ObservedResponse): Finding {
  const value = headers.get('strict-transport-security') ?? '';
  const [, seconds] = /(?:^|;)\s*max-age=(\d+)/i.exec(value) ?? [];
  if (seconds === undefined) return 'no HSTS';
  const isPreloadable = /;\s*includeSubDomains/i.test(value) && /;\s*preload/i.test(value);
  if (isPreloadable && Number(seconds) >= 31_536_000) return 'HSTS for the preload list';
  return Number(seconds) >= 15_768_000 ? 'HSTS for half a year' : 'HSTS for less than half a year';
}

/** The Observatory grants its points for one of our scripts with `integrity`; we want it on all of them. */
function checkScripts({ url, headers, body }: ObservedResponse): Finding {
  const scripts: { isOwn: boolean; isSecure: boolean; hasHash: boolean }[] = [];
  if (/^text\/html/.test(headers.get('content-type') ?? '')) {
    const parser = new Parser({
      onopentag(name, { src, integrity }) {
        if (name !== 'script' || !src) return;
        const { origin, protocol } = new URL(src, url);
        scripts.push({
          isOwn: origin === new URL(url).origin,
          isSecure: protocol === 'https:' && !src.startsWith('//'),
          hasHash: Boolean(integrity),
        });
      },
    });
    parser.end(body);
  }
  const haveHashes = scripts.length > 0 && scripts.every(({ hasHash }) => hasHash);
  const foreignScripts = scripts.filter(({ isOwn }) => !isOwn);
  if (foreignScripts.length === 0)
    return haveHashes ? 'same-origin scripts with integrity' : 'same-origin scripts only';
  if (!foreignScripts.every(({ isSecure }) => isSecure)) return 'scripts over HTTP';
  return foreignScripts.every(({ hasHash }) => hasHash)
    ? 'cross-origin scripts with integrity'
    : 'cross-origin scripts without integrity';
}

const checkContentTypeOptions = ({ headers }: ObservedResponse): Finding =>
  headers.get('x-content-type-options') === 'nosniff' ? 'nosniff' : 'no nosniff';

function checkFrameOptions({ headers }: ObservedResponse): Finding {
  const ancestors = parseDirectives(headers.get('content-security-policy') ?? '').get(
    'frame-ancestors',
  );
  if (ancestors && !ancestors.some(isBroad)) return 'frame-ancestors';
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
    ? 'X-Frame-Options'
    : 'no frame protection';
}

function checkResourcePolicy({ headers }: ObservedResponse): Finding {
  const policy = headers.get('cross-origin-resource-policy');
  if (policy === null || policy === 'cross-origin') return 'CORP for every origin';
  return policy === 'same-origin' || policy === 'same-site'
    ? 'CORP for the same site'
    : 'invalid CORP';
}

const checks = [
  checkPolicy,
  checkCookies,
  checkCors,
  checkReferrerPolicy,
  checkHsts,
  checkScripts,
  checkContentTypeOptions,
  checkFrameOptions,
  checkResourcePolicy,
];

/**
 * Calculates the Observatory's score of a response.
 *
 * @param response as a browser receives it over HTTPS
 * @returns the score, of which 100 or more is an A+, and the finding of each check
 */
export function calculateObservatoryScore(response: ObservedResponse): {
  score: number;
  findings: Finding[];
} {
  const findings = checks.map((check) => check(response));
  const points = findings.map((finding) => modifiers[finding]);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100);
  const withoutExtra = sum(points.filter((point) => point < 0));
  const score = withoutExtra >= minimumForExtra ? sum(points) : withoutExtra;
  return { score: Math.max(0, score), findings };
}
