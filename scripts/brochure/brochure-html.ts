import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { internationalInternship } from '#app/content/programmes/international-internship.ts';
import { site } from '#app/content/site.ts';
import type { IllustrationName } from '#app/illustrations/illustrations.ts';
import {
  bridgeDrawing,
  pierHeights,
} from '#app/screens/international-internship/bridge-geometry.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path));
const inline = (type: string, path: string) =>
  `data:${type};base64,${read(path).toString('base64')}`;
const illustration = (name: IllustrationName) =>
  inline('image/svg+xml', `public/illustrations/${name}.svg`);

/** Text as HTML: the content files hold plain text. */
const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const list = <Item>(items: readonly Item[], toHtml: (item: Item, index: number) => string) =>
  items.map(toHtml).join('\n');

const content = internationalInternship;

/**
 * The brochure as one HTML document of four A4 pages that needs no other file: fonts, pictures and styles
 * stand in it. The words are those of the programme's page and of the organisation (site.ts). Facts are
 * lists and nothing is `strong`: Chromium has no PDF tag for `dl`, and one of PDF 2.0 for `strong`, which
 * older readers skip with its text.
 */
export function brochureHtml(): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${text(content.name)}: brochure of ${text(site.name)}</title>
<meta name="description" content="${text(content.description)}">
<style>
@font-face { font-family: Anek; font-weight: 500 800; src: url(${inline('font/woff2', 'app/fonts/anek-display.woff2')}) }
@font-face { font-family: Figtree; font-weight: 400 700; src: url(${inline('font/woff2', 'app/fonts/figtree-text.woff2')}) }
${read('scripts/brochure/brochure.css')}
</style>
</head>
<body>
<div hidden>${read('app/components/ui/icon/icons.svg')}</div>
${cover()}
${provided()}
${journey()}
${requirements()}
</body>
</html>`;
}

function cover() {
  return `<section class="page cover">
<img class="logo" src="${illustration('logo')}" alt="${text(site.name)}">
<h1>${text(content.name)}</h1>
<p class="lede">${text(content.lede)}</p>
<img class="scene" src="${illustration(content.picture.file)}" alt="${text(content.picture.description)}">
<ul class="ticket">
${list(content.facts, ({ label, value }) => `<li><span class="label">${text(label)}</span> <span class="value">${text(value)}</span></li>`)}
</ul>
</section>`;
}

function provided() {
  const { provisions, positions } = content;
  return `<section class="page">
<div class="provisions">
<h2>${text(provisions.title)}</h2>
<ul>
${list(provisions.statements, (statement) => `<li><h3>${text(statement.title)}</h3> <span>${text(statement.text)}</span></li>`)}
</ul>
</div>
<div class="positions">
<h2>${text(positions.title)}</h2>
<p>${text(positions.lede)}</p>
<ul class="rack">
${list(positions.positions, (area) => `<li><span><svg aria-hidden="true"><use href="#${area.icon}"/></svg>${text(area.name)}</span></li>`)}
</ul>
</div>
</section>`;
}

function journey() {
  const { title, steps } = content.process;
  const heights = pierHeights(steps.length);
  return `<section class="page">
<div class="bridge">
<h2>${text(title)}</h2>
<div class="drawing" aria-hidden="true">
<svg viewBox="${bridgeDrawing.viewBox}" preserveAspectRatio="none"><path class="railing" d="${bridgeDrawing.railing}"/><path class="deck" d="${bridgeDrawing.deck}"/></svg>
<div class="piers">
${list(heights, (height, index) => `<span style="--height:${height}"><i>${index + 1}</i></span>`)}
</div>
</div>
</div>
<ol class="steps">
${list(steps, (step, index) => `<li><span class="number" aria-hidden="true">${index + 1}</span><div><h3>${text(step.title)}</h3><p>${text(step.text)}</p></div></li>`)}
</ol>
</section>`;
}

function requirements() {
  const { eligibility, documents, closing } = content;
  const note = (value?: string) => (value ? ` <small>${text(value)}</small>` : '');
  return `<section class="page">
<div class="requirements">
<div>
<h2>${text(eligibility.title)}</h2>
<ul class="eligibility">
${list<{ label: string; value: string; note?: string }>(eligibility.requirements, (item) => `<li><span class="label">${text(item.label)}</span> <span class="value">${text(item.value)}${note(item.note)}</span></li>`)}
</ul>
</div>
<div class="folder">
<h2>${text(documents.title)}</h2>
<ol>
${list<{ name: string; note?: string }>(documents.documents, (item) => `<li><span>${text(item.name)}${note(item.note)}</span></li>`)}
</ol>
</div>
</div>
<div class="closing">
<img src="${illustration(closing.picture.file)}" alt="${text(closing.picture.description)}">
<div>
<h2>${text(closing.title)}</h2>
<p>${text(closing.lede)}</p>
<p><span class="name">Apply Now</span> on our website: Global Programs, ${text(content.name)}.</p>
</div>
</div>
<div class="contact">
<p><span class="name">${text(site.name)}</span><br>${text(site.email)}</p>
${list(site.offices, (office) => `<p><span class="name">${text(office.name)}</span><br>${text(office.address)}<br>${text(office.phone)}</p>`)}
</div>
</section>`;
}
