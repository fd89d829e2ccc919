import { studyAbroad as content } from '#app/content/programmes/study-abroad.ts';
import { html } from '#common/html.ts';
import { band, documents, eligibility, heading, items, opening, page, steps } from '../bands.ts';
import { closing } from '../closing.ts';

const { comparison, levels } = content;

const figures = html`<ul class="figures">${content.figures.map(
  ({ number, label }) => html`<li><span class="figure">${number}</span> <span>${label}</span></li>`,
)}</ul>`;

const openBook = html`<table>
<thead><tr><th scope="col">${comparison.columns.criterion}</th><th scope="col">${comparison.columns.studyAbroad}</th><th scope="col">${comparison.columns.pathway}</th></tr></thead>
<tbody>${comparison.rows.map(
  (row) =>
    html`<tr><th scope="row">${row.criterion}</th><td>${row.studyAbroad}</td><td>${row.pathway}</td></tr>`,
)}</tbody>
</table>`;

/** The page's own drawings: a stack of books, an open one, and a stair of levels. */
export const pages = [
  page(
    opening({ lede: content.lede }),
    band(
      'why',
      figures,
      html`<div>${heading(content.benefits.title)}${items(content.benefits.benefits)}</div>`,
    ),
    band('books', heading(content.offerings.title), steps(content.offerings.offerings)),
  ),
  page(
    band('book', heading(comparison.title), openBook),
    band(
      'funding',
      heading(content.funding.title),
      html`<p class="lede">${content.funding.lede}</p>`,
      items(content.funding.sources),
    ),
  ),
  page(
    band(
      'requirements',
      html`<div>${eligibility(content.eligibility)}
<p class="from">${levels.lede}</p>
<ol class="levels" reversed>${levels.levels.toReversed().map((level) => html`<li>${level}</li>`)}</ol></div>`,
      documents(content.documents),
    ),
    ...closing(content),
  ),
];
