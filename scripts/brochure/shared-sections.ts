import { type Html, html } from '#common/html.ts';
import { type Language, localisePath } from '#content/language.ts';
import { localisedSite } from '#content/localised-site.ts';
import type { Fact } from '#content/types/common.ts';
import type {
  BrochureCover,
  DisplayedEligibility,
  ProgrammePage,
} from '#content/types/programme.ts';
import { documents, facts, picture, section } from './elements.ts';
import { illustrationDataUrl } from './files.ts';

/** The cover. The programme's page shows a small version of it (app/components/sections/brochure-offer/). */
export function cover(
  { title, length, picture, height, tone }: BrochureCover,
  description: string,
  language: Language,
): Html {
  const words = title.split(/(?<= )/).map((word) => html`<span>${word}</span>`);
  return html`<section class="page cover" data-tone="${tone}">
<h1 class="title">${words}</h1>
<img class="picture" src="${illustrationDataUrl(picture.file)}" alt="${description}" style="--height: ${height}; --focus: ${picture.focus}">
<p class="length">${length}</p>
<img class="logo" src="${illustrationDataUrl('logo-light')}" alt="${localisedSite[language].name}">
</section>`;
}

/** The description of the programme, with its facts if no other section has them. */
export const introduction = (text: string, factList?: readonly Fact[]) =>
  html`<div class="opening"><p>${text}</p>${factList ? facts(factList) : undefined}</div>`;

/** The sections with the requirements for applicants, followed by `content`, and with the required documents. */
export const requirements = (
  {
    eligibility,
    documents: documentList,
  }: Pick<ProgrammePage, 'documents'> & { eligibility?: DisplayedEligibility },
  ...more: Html[]
) => [
  ...(eligibility
    ? [section('white', eligibility.title, facts(eligibility.requirements), ...more)]
    : []),
  ...(documentList
    ? [section('light', documentList.title, documents(documentList.documents))]
    : []),
];

/** The call to action with the URLs of the page's buttons, and the offices' addresses. */
export function callToAction(
  { closing, actions }: Pick<ProgrammePage, 'closing' | 'actions'>,
  language: Language = 'en',
): Html {
  const site = localisedSite[language];
  return html`<div class="closing ${closing.picture.file === 'boat' ? 'whole' : ''}">
${picture(closing.picture)}
<div><h2>${closing.title}</h2>
<p>${closing.lede}</p>
<ul>${actions.map(({ name, to }) => {
    // Without its query a printed address is short enough to type.
    const [path] = localisePath(to, language).split('?');
    return html`<li><span class="name">${name}</span> <a href="${site.website}${path}">${site.website.replace('https://', '')}${path}</a></li>`;
  })}</ul></div>
</div>
<div class="contact">
<p><span class="name">${site.name}</span><br>${site.email}</p>
${site.offices.map(
  (office) =>
    html`<p><span class="name">${office.name}</span><br>${office.address}<br>${office.phone}</p>`,
)}
</div>`;
}
