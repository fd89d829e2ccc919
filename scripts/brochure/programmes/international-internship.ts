import { internationalInternship as content } from '#app/content/programmes/international-internship.ts';
import {
  bridgeDrawing,
  pierHeights,
} from '#app/screens/international-internship/bridge-geometry.ts';
import { html } from '#common/html.ts';
import { band, documents, eligibility, heading, items, opening, page, steps } from '../bands.ts';
import { closing } from '../closing.ts';

const { positions, process } = content;

const rack = html`<ul class="rack">${positions.positions.map(
  ({ name, icon }) =>
    html`<li><span><svg aria-hidden="true"><use href="#${icon}"/></svg>${name}</span></li>`,
)}</ul>`;

const bridge = html`<div class="drawing" aria-hidden="true">
<svg viewBox="${bridgeDrawing.viewBox}" preserveAspectRatio="none"><path class="railing" d="${bridgeDrawing.railing}"/><path class="deck" d="${bridgeDrawing.deck}"/></svg>
<div class="piers">${pierHeights(process.steps.length).map(
  (height, index) => html`<span style="--height:${height}"><i>${index + 1}</i></span>`,
)}</div>
</div>`;

/** The page's own drawings: a rack of keys, and a bridge on a pier a step. */
export const pages = [
  page(
    opening(content),
    band('provisions', heading(content.provisions.title), items(content.provisions.statements)),
    band('positions', heading(positions.title), html`<p class="lede">${positions.lede}</p>`, rack),
  ),
  page(
    html`<div class="bridge">${heading(process.title)}${bridge}</div>`,
    band('journey', steps(process.steps)),
  ),
  page(
    band('requirements', eligibility(content.eligibility), documents(content.documents)),
    ...closing(content),
  ),
];
