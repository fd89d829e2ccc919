import { hotelImmersion as content } from '#app/content/programmes/hotel-immersion.ts';
import { html } from '#common/html.ts';
import { band, eligibility, heading, items, lines, opening, page } from '../bands.ts';
import { closing } from '../closing.ts';

const { daysOnSite, overview, objectives, departments, structure, included } = content;
const days = Array.from({ length: daysOnSite }, (_, day) => html`<span>${day + 1}</span>`);

const course = html`<ol class="course">${structure.steps.map(
  ({ title, text, days: length }) =>
    html`<li class="${length ? 'long' : 'short'}"><h3>${title}</h3>${
      length ? html`<div aria-hidden="true">${days.map(() => html`<i></i>`)}</div>` : undefined
    } <p>${text}</p></li>`,
)}</ol>`;

/** Twenty teeth, each as deep as half its width. */
const tornEdge = html`<svg viewBox="0 0 40 1" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0${'l1 1 1-1'.repeat(20)}Z"/></svg>`;

/** The page's own drawings: a key for each day, a door for each department, and the bill. */
export const pages = [
  page(
    opening(content),
    band(
      'keys',
      heading(content.keysTitle),
      html`<div class="keyboard" aria-hidden="true">${days}</div>`,
    ),
    band('overview', heading(overview.title), html`<p class="lede">${overview.text}</p>`),
  ),
  page(
    band('objectives', heading(objectives.title), lines(objectives.objectives, 'counted')),
    band('doors', heading(departments.title), items(departments.departments)),
    band('structure', heading(structure.title), course),
  ),
  page(
    html`<div class="terms">
<div class="bill"><div>${heading(included.title)}${lines(included.items, 'yes')}${tornEdge}</div></div>
${eligibility(content.eligibility)}
</div>`,
    ...closing(content),
  ),
];
