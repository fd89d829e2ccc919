import type { StartPlan } from './late-start.ts';
import { address as lateStart } from './late-start.ts?page-script';
import { loaderDataOf } from './loader-data.server.ts';
import { startPlanOf, UnknownDocumentError } from './start-plan.server.ts';
import { startPlanBlock } from './start-plan-block.ts';

/**
 * From React Router's HTML to HTML that paints at once (docs/architecture.md, "First paint"):
 *
 * 1. The page's stylesheets go into a `style` element. Their links stay, disabled: React throws a document
 *    away whose stylesheet links are gone (hydration error 418), but tolerates an additional `style`. What no first
 *    view needs is left as it is (components/layout/late-styles).
 * 2. The `modulepreload` links go, and React Router's inline scripts become one JSON block for a script file that starts it
 *    late (`late-start.ts`). React looks for its own script by having no address, and ignores the one with an address.
 *    No script is left whose text stands in the page, so that the policy permits none (content-security-policy.server.ts).
 *
 * @param html a whole document, as React Router renders it for production
 * @param readStylesheet gives the text of the stylesheet at an address, or undefined for one it doesn't know
 * @returns the document, and the text of its one `style` element, which the policy permits by its hash
 * @throws UnknownDocumentError when the HTML is not of that shape, as after an update of React Router
 */
export function firstPaint(
  html: string,
  readStylesheet: (address: string) => string | undefined,
): { html: string; css: string } {
  const inlined = inlineStylesheets(html, readStylesheet);
  return { html: startLate(inlined.html), css: inlined.css };
}

function inlineStylesheets(html: string, readStylesheet: (address: string) => string | undefined) {
  const texts = new Map<string, string>();
  // React writes the stylesheets of a page's parts before all others; in the browser they come last.
  const ofParts = new Map<string, string>();
  const alsoLate: string[] = [];
  const disabled = html.replace(
    /<link rel="stylesheet" href="([^"]+)"([^>]*)>/g,
    (link, href: string, rest: string) => {
      if (rest.includes('data-late')) return link;
      // React Router ends a link with "#" when a module that is imported later has the same stylesheet.
      const address = href.replace(/#$/, '');
      if (!html.includes(`href="${address}"`)) alsoLate.push(address);
      const text = readStylesheet(address);
      if (text === undefined) throw new UnknownDocumentError(`no stylesheet ${href}`);
      (rest.includes('data-precedence') ? ofParts : texts).set(address, text);
      return `<link rel="stylesheet" href="${href}" disabled=""${rest}>`;
    },
  );
  for (const [address, text] of ofParts) {
    if (!texts.has(address)) texts.set(address, text);
  }
  const css = joined([...texts.values()]).replaceAll('</', '<\\/');
  if (!css) throw new UnknownDocumentError('no link to a stylesheet');
  const style = `<style data-first-paint="">${css}</style>`;
  // For that module's loader (Vite's), which looks for a link without "#" before it fetches the stylesheet.
  const known = alsoLate
    .map((href) => `<link rel="stylesheet" href="${href}" disabled="">`)
    .join('');
  return { html: disabled.replace('</head>', () => `${known}${style}</head>`), css };
}

/** What the build leaves at a stylesheet's end: of what is pointed at (scripts/styles/hover-of-pointers.ts). */
const hoveredAtEnd = /@media\(hover\)\{((?:[^{}]*\{[^{}]*\})*)\}$/;

/**
 * In their order, what is pointed at behind all else: once for the page, and not once for each of its stylesheets. In the browser, after
 * a link was followed, each has its own: a rule that overrides another component's hovered one needs a higher specificity.
 */
function joined(stylesheets: readonly string[]): string {
  let hovered = '';
  const others = stylesheets.map((css) =>
    css.trimEnd().replace(hoveredAtEnd, (_, rules: string) => {
      hovered += rules;
      return '';
    }),
  );
  return others.join('') + (hovered && `@media(hover){${hovered}}`);
}

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

function startLate(html: string) {
  const scripts = [...html.matchAll(/<script type="module"([^>]*)>([\s\S]*?)<\/script>/g)];
  const preloads = [...html.matchAll(preload)].map(([, href = '']) => href);
  const [found] = scripts;
  if (!found || scripts.length > 1 || preloads.length === 0) {
    throw new UnknownDocumentError(
      `${scripts.length} module scripts and ${preloads.length} preloads of modules`,
    );
  }
  const [script, attributes = '', text = ''] = found;
  const { html: withoutData, context, data } = loaderDataOf(html);
  const plan: StartPlan = { ...startPlanOf(text, preloads), context, data };
  return withoutData
    .replace(preload, '')
    .replace(
      script,
      () => `${startPlanBlock(attributes, plan)}<script async="" src="${lateStart}"></script>`,
    );
}
