import process from 'node:process';
import type { StartPlan } from '#app/document/late-start.ts';
import { overTheWire } from './over-the-wire.ts';
import { allViews } from './site-map.ts';
import { expect, test } from './test.ts';

/**
 * Bounds of every page, in bytes over the wire: of the document with its CSS, what a fresh connection's first flight brings (ten
 * packets, RFC 6928), and of the JavaScript that it starts with. tests/budgets.e2e.ts holds one page of each kind to less, in a
 * browser, with all that comes later.
 */
const firstFlight = 14_000;
const contentScript = 104_000;
const formScript = 115_000;

/** Of 2,500 questions made up by chance, the one whose answer was the largest document on 24 November 2026. */
const largestAnswer =
  '/global-programs?age=30&studies=graduate-new&field=health&english=basic&passport=1-year&sort=stipend&compare=malta-island-hotel-internship&compare=pathway-program&compare=medical-internships';

const isForm = (path: string) => /^\/(?:apply|embed)\/./.test(path);

/** The addresses of the JavaScript that a page starts with: its modules, by its plan, and what starts them. */
function scriptsOf(html: string): string[] {
  const [, json] =
    /<script type="application\/json" id="start-plan"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  if (!json) throw new Error('a page without a plan of its modules');
  const { shared, routes, entry } = JSON.parse(json) as StartPlan;
  const named = [...html.matchAll(/<script\b[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
  return [...new Set([...shared, ...Object.values(routes).flat(), entry, ...named])];
}

test('every page comes with a connection’s first flight, and none starts with more JavaScript than its kind may', async ({
  site,
}) => {
  const weights = new Map<string, Promise<number>>();
  function weightOf(address: string): Promise<number> {
    const known = weights.get(address);
    if (known) return known;
    const weight = overTheWire(site.url + address).then(({ status, bytes }) => {
      expect(status, address).toBe(200);
      return bytes;
    });
    weights.set(address, weight);
    return weight;
  }

  const rows: { path: string; document: number; script: number }[] = [];
  for (const path of [...allViews, largestAnswer]) {
    const page = await overTheWire(site.url + path);
    expect(page.status, path).toBe(path === '/nope' ? 404 : 200);
    const scripts = await Promise.all(scriptsOf(page.text).map(weightOf));
    const script = scripts.reduce((sum, bytes) => sum + bytes, 0);
    rows.push({ path, document: page.bytes, script });
  }

  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9);
  const heading = `\ndocument, script: kB at the start, brotli; at most ${firstFlight / 1000}, and ${contentScript / 1000} (a form ${formScript / 1000})`;
  const table = rows
    .toSorted((one, other) => other.document - one.document)
    .map(({ path, document, script }) => `${kilobytes(document)}${kilobytes(script)}  ${path}`);
  process.stdout.write(`${[heading, ...table].join('\n')}\n`);

  for (const { path, document, script } of rows) {
    expect.soft(document, `${path}: HTML and CSS`).toBeLessThanOrEqual(firstFlight);
    const most = isForm(path) ? formScript : contentScript;
    expect.soft(script, `${path}: JavaScript`).toBeLessThanOrEqual(most);
    expect.soft(script, `${path}: React is in it`).toBeGreaterThan(80_000);
  }
});
