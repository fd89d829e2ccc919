import { professionalImmersion as content } from '#app/content/programmes/professional-immersion.ts';
import { type Html, html } from '#common/html.ts';
import { heading, lines, opening, page, picture } from '../bands.ts';
import { closing } from '../closing.ts';

const { floors, overview, purpose, experience, audiences, included, takeaways } = content;

/** A floor of the building, with the lift's sign at its left. */
const floor = (sign: string, name: string, ...rooms: Html[]) =>
  html`<div class="floor ${name}"><p class="lift" aria-hidden="true">${sign}</p>${rooms}</div>`;

const room = (name: string, ...inside: Html[]) => html`<div class="room ${name}">${inside}</div>`;

const departments = html`<ul class="departments">${experience.departments.map(
  (department) =>
    html`<li>${picture(department.picture)}<h3>${department.title}</h3> <p>${department.text}</p></li>`,
)}</ul>`;

/** The page's own drawing: the building, floor below floor. */
export const pages = [
  page(
    opening(content),
    floor(
      floors.overview,
      'sayings',
      room('sky', heading(overview.title), html`<p>${overview.text}</p>`),
      room('shapla', heading(purpose.title), html`<p>${purpose.text}</p>`),
    ),
    floor(floors.experience, 'experience', room('river', heading(experience.title), departments)),
  ),
  page(
    floor(
      floors.audiences,
      'audiences',
      room('print', heading(audiences.title), lines(audiences.items)),
    ),
    floor(
      floors.gains,
      'gains',
      room('marigold', heading(included.title), lines(included.items, 'yes')),
      room('sky', heading(takeaways.title), lines(takeaways.items, 'yes')),
    ),
    ...closing(content),
  ),
];
