import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Argument,
  type CallExpression,
  type NewExpression,
  parseSync,
  type Span,
  Visitor,
} from 'oxc-parser';
import { check } from 'recheck';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The code that reads text from outside. `scripts` is left out: it reads our own files, and runs at build time only. */
const sources = '{app,blog,cli,common,content,domain,server}/**/*.{ts,tsx}';

/** Files that read nothing from outside, each with its reason. */
const exempt: Record<string, string> = {
  'content/formats/english-number.ts': 'reads the figures of a number',
  'content/formats/bengali-number.ts': 'reads the figures of a number',
  'app/rendering/content-security-policy.server.ts':
    'reads documents that React rendered: "<" in any text is escaped there, and a tag is always closed',
};

type Found = { place: string; pattern: string; flags: string };

/** Returns the pattern that is passed to `RegExp(…)`. Interpolated values are our own, so they are replaced by "word". */
function patternOf(argument: Argument | undefined): string | undefined {
  if (argument?.type === 'Literal') return String(argument.value);
  if (argument?.type !== 'TemplateLiteral') return;
  return argument.quasis.map(({ value }) => value.cooked).join('word');
}

/** Finds all regular expressions in a TypeScript source. */
function expressionsIn(file: string, source: string): Found[] {
  const found: Found[] = [];
  const placeOf = ({ start }: Span) => `${file}:${source.slice(0, start).split('\n').length}`;
  function takeConstructed(node: NewExpression | CallExpression) {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
    const [first, second] = node.arguments;
    const pattern = patternOf(first);
    if (pattern === undefined) throw new Error(`${placeOf(node)}: write the pattern in place`);
    found.push({ place: placeOf(node), pattern, flags: patternOf(second) ?? '' });
  }
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      found.push({ place: placeOf(node), ...node.regex });
    },
    NewExpression: takeConstructed,
    CallExpression: takeConstructed,
  }).visit(parseSync(file, source).program);
  return found;
}

/** The checker's limits count characters and not time, so that the result is the same on a busy machine. */
const limits = {
  randomSeed: 0,
  timeout: 60_000,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
  attackLimit: 10_000_000,
};

/** Describes a slow expression; returns undefined for one whose time is proportional to the length of the text. */
async function faultOf({ place, pattern, flags }: Found): Promise<string | undefined> {
  const result = await check(pattern, flags, limits);
  if (result.status === 'safe') return;
  const reason = result.status === 'vulnerable' ? result.complexity.summary : result.error.kind;
  return `${place} /${pattern}/${flags}: ${reason}`;
}

test('the checker finds what takes the square of the time, however it is written', async () => {
  const source = [
    'const a = /\\s+$/;',
    `const b = new RegExp(\`(.+)+\${a}\`);`,
    "const c = RegExp('x+y', 'g');",
    'const d = /^\\s+/;',
  ].join('\n');
  const found = expressionsIn('a.ts', source);
  expect(found).toHaveLength(4);
  const faults = await Promise.all(found.map(faultOf));
  expect(faults).toEqual([
    'a.ts:1 /\\s+$/: 2nd degree polynomial',
    'a.ts:2 /(.+)+word/: exponential',
    'a.ts:3 /x+y/g: 2nd degree polynomial',
    undefined,
  ]);
});

test('no regular expression that reads text from outside takes the square of the time, or more', async () => {
  const files = globSync(sources, { cwd: root }).filter(
    (file) => !file.includes('.test.') && !file.includes('/testing/') && !(file in exempt),
  );
  const expressions = files
    .sort()
    .flatMap((file) => expressionsIn(file, readFileSync(join(root, file), 'utf8')));
  expect(expressions.length).toBeGreaterThan(100);
  const faults: string[] = [];
  // The checks run one after the other. In parallel, they would reach the checker's time limit.
  for (const expression of expressions) {
    const fault = await faultOf(expression);
    if (fault) faults.push(fault);
  }
  expect(faults).toEqual([]);
}, 120_000);

test('each excluded file exists', () => {
  expect(globSync(Object.keys(exempt), { cwd: root })).toHaveLength(Object.keys(exempt).length);
});
