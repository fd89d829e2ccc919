/**
 * From React Router's HTML to HTML that paints at once (docs/architecture.md, "First paint"):
 *
 * 1. The page's stylesheets go into a `style` element. Their links stay, disabled: React throws a document
 *    away whose stylesheet links are gone (hydration error 418), but tolerates an additional `style`.
 * 2. The `modulepreload` links go, and the module script that starts React Router becomes a loader, which
 *    waits until the page has been shown and the browser is idle, or the visitor does something.
 *
 * HTML without those parts, such as the development server's, comes back as it was.
 *
 * @param html a whole document, as React Router renders it
 * @param readStylesheet gives the text of the stylesheet at an address, or undefined for one it doesn't know
 */
export function firstPaint(
  html: string,
  readStylesheet: (address: string) => string | undefined,
): string {
  return startLate(inlineStylesheets(html, readStylesheet));
}

function inlineStylesheets(html: string, readStylesheet: (address: string) => string | undefined) {
  let css = '';
  const disabled = html.replace(
    /<link rel="stylesheet" href="([^"]+)"([^>]*)>/g,
    (link, href, rest) => {
      const text = readStylesheet(href);
      if (text === undefined) return link;
      css += text;
      return `<link rel="stylesheet" href="${href}" disabled=""${rest}>`;
    },
  );
  if (!css) return html;
  const style = `<style data-first-paint="">${css.replaceAll('</', '<\\/')}</style>`;
  return disabled.replace('</head>', () => `${style}</head>`);
}

const entryScript =
  /<script type="module"([^>]*)>((?:import "[^"]+";\s*)?(?:import \* as \w+ from "[^"]+";\s*)*)([\s\S]*?)import\("([^"]+)"\);?<\/script>/;

function startLate(html: string) {
  const found = entryScript.exec(html);
  if (!found) return html;
  const [script, attributes, imports = '', setup = '', entry = ''] = found;
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g)].map(
    ([, href = '']) => href,
  );
  const bare = [...imports.matchAll(/import "([^"]+)"/g)].map(([, address = '']) => address);
  const named = [...imports.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(
    ([, name = '', address = '']) => ({ name, address }),
  );
  const modules = [...new Set([...named.map(({ address }) => address), entry])];
  const shared = preloads
    .filter((address) => !modules.includes(address) && !bare.includes(address))
    .sort((one, other) => rank(one) - rank(other));
  const assigned = named.map(({ name, address }) => `${name}=m[${JSON.stringify(address)}]`);
  const loader = `(function(){
var done=false,m={},shared=${JSON.stringify([...bare, ...shared])},modules=${JSON.stringify(modules)};
function pause(){return window.scheduler&&scheduler.postTask?scheduler.postTask(function(){},{priority:"background"}):new Promise(function(r){setTimeout(r)})}
async function start(){if(done)return;done=true;events.forEach(function(e){removeEventListener(e,start,true)});
shared.concat(modules).forEach(function(a){var l=document.createElement("link");l.rel="modulepreload";l.href=a;document.head.append(l)});
for(var a of shared){await import(a);await pause()}
for(var a of modules.slice(0,-1)){m[a]=await import(a);await pause()}
${assigned.length ? `var ${assigned.join(',')};` : ''}
${setup}
import(modules[modules.length-1])}
var events=["pointerdown","pointermove","touchstart","keydown","focusin"];
events.forEach(function(e){addEventListener(e,start,{capture:true,passive:true})});
function idle(){window.requestIdleCallback?requestIdleCallback(start,{timeout:3000}):setTimeout(start,200)}
document.readyState==="complete"?idle():addEventListener("load",idle)})()`;
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(script, () => `<script${attributes}>${loader}</script>`);
}

/** React first, then the router: each a task of its own, the largest as early as possible. */
function rank(address: string) {
  if (/\/react-dom-|\/react-[^r]/.test(address)) return 0;
  return /\/router-/.test(address) ? 1 : 2;
}
