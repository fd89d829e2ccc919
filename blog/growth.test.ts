import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extractHeadings } from './headings.server.ts';
import { parseNoisyJson } from './noisy-json.server.ts';
import { toExcerpt } from './plain-text.server.ts';
import { createWorkCounter } from './testing/count-work.ts';
import { renderHtml } from './testing/render-content.ts';
import { toPageKey } from './url-rewriter.server.ts';

/** Every element of HTML, present and obsolete, some of SVG and MathML, and unknown ones. */
const elements =
  'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins kbd label legend li link listing main map mark marquee math menu meta meter mfrac mi mtext nav nobr noembed noframes noscript object ol optgroup option output p param path picture plaintext pre progress q rb rp rt rtc ruby s samp script search section select slot small source span strike strong style sub summary sup svg table tbody td template text textarea tfoot th thead time title tr track tt u ul unknown var video wbr x-custom xmp'.split(
    ' ',
  );

/** Four times the input may cost at most five times the work. */
const maxGrowth = 5;
/** Repetitions in the smaller text: enough for a growth of five to show above the work that is in proportion to it. */
const few = 24;
/** Repetitions of what nests until the limit of depth: only beyond it the work is in proportion to the text. */
const deep = 60;

let counter: Awaited<ReturnType<typeof createWorkCounter>>;
beforeAll(async () => {
  counter = await createWorkCounter();
});
afterAll(() => counter[Symbol.dispose]());

/** How much more work it is to read four times the input: the largest of the two counts' ratios. */
async function measureOnce(
  create: (count: number) => string,
  read: (text: string) => unknown,
  count: number,
) {
  const small = await counter.count(() => read(create(count)));
  const large = await counter.count(() => read(create(count * 4)));
  // Counts of work that doesn't depend on the input are small, and don't hide growth.
  return Math.max(large.calls / small.calls, large.moves / (small.moves + count));
}

/** V8 sometimes loses the counts of a sample: a growth that is too large is one only if a second measurement finds it, too. */
async function measureGrowth(
  create: (count: number) => string,
  read: (text: string) => unknown,
  count = few,
) {
  const growth = await measureOnce(create, read, count);
  return growth < maxGrowth ? growth : Math.min(growth, await measureOnce(create, read, count));
}

const readers = { renderHtml, extractHeadings, toExcerpt };
const readEverywhere = (html: string) => Object.values(readers).map((read) => read(html));

const repeat = (unit: string) => (count: number) => unit.repeat(count);

describe('four times the markup takes at most five times the work', () => {
  test.each(elements.map((name, index) => [name, elements.at(index - 1) ?? 'a'] as const))(
    '<%s> with <%s>',
    async (name, other) => {
      const manners: [manner: string, create: (count: number) => string, count: number][] = [
        ['not closed', repeat(`<${name}>`), deep],
        ['closed wrongly', repeat(`<${name}></i>`), deep],
        ['closed', repeat(`<${name}>x</${name}>`), few],
        ['with it inside', repeat(`<${name}><${other}>x</${other}></${name}>`), few],
        ['inside it', repeat(`<${other}><${name}>x</${name}></${other}>`), few],
        [
          'sixty around many',
          (count) => `<${name}>`.repeat(60) + `<${other}>x</${other}>`.repeat(count),
          few,
        ],
        [
          'many in sixty',
          (count) => `<${other}>`.repeat(60) + `<${name}>x</${name}>`.repeat(count),
          few,
        ],
      ];
      for (const [manner, create, count] of manners) {
        const growth = await measureGrowth(create, renderHtml, count);
        expect.soft(growth, `<${name}> ${manner}`).toBeLessThan(maxGrowth);
      }
    },
  );

  test.each([
    ['<!--x-->a', repeat('<!--x-->a')],
    ['[a b<br>=1]', repeat('[a b<br>=1]')],
    ['[a_b]<br>', repeat('[a_b]<br>')],
    ['[a_b ', repeat('[a_b ')],
    ['[[[[', repeat('[[[[')],
    ['[vc_raw_html]', repeat('[vc_raw_html]')],
    ['[a title="', repeat('[a title="')],
    ['spaces in brackets', (count: number) => `[a${' '.repeat(count)}b]`],
    ['full stops', (count: number) => `${'.'.repeat(count)}x [&hellip;]`],
    ['no-break spaces', repeat('&nbsp;')],
    ['headings of one text', repeat('<h2>Visa</h2>')],
    ['ids of one name', repeat('<p id="a">x</p>')],
    ['classes', (count: number) => `<p class="${'hidden-x '.repeat(count)}">x</p>`],
    [
      'spaces in a style',
      (count: number) =>
        `<p class="wp-block-cover" style="background-image:url(${' '.repeat(count)}">x</p>`,
    ],
    ['lazy pictures', repeat('<img src="data:,"><noscript><img src="/a.png"></noscript>')],
    ['accordions', repeat('<p class="et_pb_toggle"><b>a</b><i>b</i></p>')],
    ['lists', repeat('<dl><dt>a<dl><dd>b</dl></dl>')],
  ])('%s', async (_name, create) => {
    expect(await measureGrowth(create, readEverywhere, deep)).toBeLessThan(maxGrowth);
  });
});

test('an URL of many slashes and JSON without a list are read in linear time', async () => {
  const slashes = (count: number) => `https://example.org/${'/'.repeat(count * 50)}visa//`;
  expect(await measureGrowth(slashes, (url) => toPageKey(new URL(url), ''))).toBeLessThan(
    maxGrowth,
  );
  const read = (text: string) => {
    try {
      parseNoisyJson(text);
    } catch {}
  };
  expect(await measureGrowth(repeat('[{"a":['), read)).toBeLessThan(maxGrowth);
});

test('the counter sees work in the square of the input', async () => {
  const removeEach = (html: string) => {
    const list = [...html];
    while (list.length > 0) list.splice(list.lastIndexOf('x'), 1);
  };
  expect(await measureGrowth(repeat('x'), removeEach)).toBeGreaterThan(10);
});
