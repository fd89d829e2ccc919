import { virtualInternship as content } from '#app/content/programmes/virtual-internship.ts';
import { html } from '#common/html.ts';
import { band, eligibility, heading, items, opening, page } from '../bands.ts';
import { closing } from '../closing.ts';
import { illustration } from '../files.ts';

const { week, reach } = content;

/** A week of as many squares as the longest has hours; the first `hours` are filled. */
const hoursOf = (hours: number) =>
  html`<li><span class="hours" aria-hidden="true">${Array.from(
    { length: Math.max(...week.choices) },
    (_, hour) => html`<i${hour < hours ? html` class="on"` : undefined}></i>`,
  )}</span><span class="figure">${hours}</span> <span>${week.unit}</span></li>`;

const months = html`<li><span class="calendar" aria-hidden="true">${Array.from(
  { length: week.months.to },
  (_, month) => html`<i>${month + 1}</i>`,
)}</span><span class="figure">${week.months.from}-${week.months.to}</span> <span>${week.months.unit}</span></li>`;

/** The page's own drawings: the week's hours as squares, and the call with its tiles. */
export const pages = [
  page(
    opening(content),
    band(
      'week',
      heading(week.title),
      html`<p class="lede">${week.lede}</p>`,
      html`<ul class="weeks">${week.choices.map(hoursOf)}${months}</ul>`,
    ),
    band(
      'reach',
      html`<h2>${reach.label}</h2>`,
      html`<ul class="figures">${reach.metrics.map(
        ({ number, label }) =>
          html`<li><span class="figure">${number}</span> <span>${label}</span></li>`,
      )}</ul>`,
    ),
  ),
  page(
    band(
      'call',
      heading(content.benefits.title),
      html`<div class="tiles">${items(content.benefits.benefits)}<div class="faces" aria-hidden="true">${content.benefits.faces.map(
        ({ file }) => html`<img src="${illustration(file)}" alt="">`,
      )}</div></div>`,
    ),
    band('fields', heading(content.fields.title), items(content.fields.fields)),
  ),
  page(
    band('chat', heading(content.support.title), items(content.support.items)),
    band('applicants', eligibility(content.eligibility)),
    ...closing(content),
  ),
];
