import { pathwayProgram as content } from '#app/content/programmes/pathway-program.ts';
import { html } from '#common/html.ts';
import {
  band,
  documents,
  eligibility,
  heading,
  items,
  lines,
  opening,
  page,
  picture,
} from '../bands.ts';
import { closing } from '../closing.ts';

const { duration, objectives, format, subjects, benefits } = content;

const stairs = html`<ol class="stairs">${duration.choices.map(
  (length) =>
    html`<li style="--rise:${length / Math.max(...duration.choices)}"><span><b>${length}</b> ${duration.unit}</span></li>`,
)}</ol>`;

const halves = html`<div class="halves">${format.halves.map(
  (half) =>
    html`<div><p class="figure">${half.share}</p><h3>${half.title}</h3><p>${half.text}</p>${picture(half.picture)}</div>`,
)}</div>`;

/** The page's own drawings: stairs as high as they are long, and blocks. */
export const pages = [
  page(
    opening(content),
    html`<div class="duration"><h2><span>${duration.label} </span>${duration.value}</h2>${stairs}</div>`,
    band('objectives', heading(objectives.title), lines(objectives.objectives)),
  ),
  page(
    html`<div class="format">${heading(format.title)}${halves}
<p class="whole"><span class="name">${format.whole.title}</span> ${format.whole.text}</p></div>`,
    band('subjects', heading(subjects.title), lines(subjects.subjects)),
    band('gains', heading(benefits.title), items(benefits.benefits)),
  ),
  page(
    band('requirements', eligibility(content.eligibility), documents(content.documents)),
    ...closing(content),
  ),
];
