import { medicalInternships as content } from '#app/content/programmes/medical-internships.ts';
import { heartbeats } from '#app/screens/medical-internships/heartbeat.ts';
import { sentenceParts } from '#app/screens/medical-internships/sentence-parts.ts';
import { html } from '#common/html.ts';
import { band, documents, heading, items, lines, opening, page } from '../bands.ts';
import { closing } from '../closing.ts';
import { illustration } from '../files.ts';

const { countries, overview, activities, audiences, inclusions } = content;
const beats = heartbeats(countries.regions.flatMap((region) => region.countries).length);

const monitor = html`<svg class="beats" viewBox="${beats.viewBox}" aria-hidden="true"><path d="${beats.path}"/></svg>
<ul class="regions">${countries.regions.map(
  ({ name, countries: ofRegion }) =>
    html`<li><h3>${name}</h3> <ul>${ofRegion.map((country) => html`<li>${country}</li>`)}</ul></li>`,
)}</ul>`;

const badges = html`<ul class="badges">${audiences.audiences.map(
  ({ title, text, picture }) =>
    html`<li><img src="${illustration(picture.file)}" alt=""><h3>${title}</h3> <p>${text}</p></li>`,
)}</ul>`;

const sentence = html`<p class="sentence">${sentenceParts(
  content.eligibility.sentence,
  content.eligibility.requirements,
).map(({ text, term }) => (term ? html`<u>${text}</u>` : html`${text}`))}</p>`;

/** The page's own drawings: a monitor with a beat a country, badges, and a sentence with what is asked underlined. */
export const pages = [
  page(
    opening(content),
    band('monitor', heading(countries.title), monitor),
    band(
      'rounds',
      html`<div>${heading(overview.title)}<p class="lede">${overview.lede}</p> <p>${overview.text}</p></div>`,
      html`<div class="clipboard"><h3>${activities.title}</h3>${lines(activities.activities, 'counted')}</div>`,
    ),
  ),
  page(
    band('audiences', heading(audiences.title), badges),
    band('asked', heading(content.eligibility.title), sentence),
    band('curtain', heading(content.benefits.title), items(content.benefits.benefits)),
  ),
  page(
    band(
      'requirements',
      documents(content.documents),
      html`<div>${heading(inclusions.included.title)}${lines(inclusions.included.items, 'yes')}
${heading(inclusions.notIncluded.title)}${lines(inclusions.notIncluded.items, 'no')}</div>`,
    ),
    ...closing(content),
  ),
];
