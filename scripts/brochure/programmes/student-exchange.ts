import { studentExchange as content } from '#app/content/programmes/student-exchange.ts';
import { html } from '#common/html.ts';
import { band, eligibility, factList, heading, items, number, page, picture } from '../bands.ts';
import { closing } from '../closing.ts';

const { stay, benefits, process, areas } = content;

const side = ({ title, benefits: list }: typeof benefits.home) =>
  html`<div><h3>${title}</h3>${items(list)}</div>`;

const crossing = html`<ol class="crossing">${process.steps.map(
  ({ title, text, place }, index) =>
    html`<li class="${place}">${number(index)}<div><h3>${title}</h3> <p>${text}</p></div></li>`,
)}</ol>`;

const board = html`<ul class="board">${areas.areas.map(
  (area) =>
    html`<li>${picture(area.picture)}<div><h3>${area.title}</h3> <p>${area.text}</p></div></li>`,
)}</ul>`;

/** The page's own drawing: the table's two sides, home and abroad, with a line between them. */
export const pages = [
  page(
    html`<div class="halves stay">
<p><span class="figure">${stay.number}</span> ${stay.label}</p>
<div><p class="lede">${content.lede}</p>${factList(content.facts)}</div>
</div>`,
    band(
      'benefits',
      heading(benefits.title),
      html`<div class="sides">${side(benefits.home)}${side(benefits.abroad)}</div>`,
    ),
  ),
  page(
    band(
      'process',
      heading(process.title),
      html`<p class="places"><span>${process.home}</span> <span>${process.abroad}</span></p>`,
      crossing,
    ),
    html`<div class="areas">${heading(areas.title)}${board}</div>`,
  ),
  page(
    html`<div class="halves terms">
<div>${heading(content.included.title)}${items(content.included.items)}</div>
${eligibility(content.eligibility)}
</div>`,
    ...closing(content),
  ),
];
