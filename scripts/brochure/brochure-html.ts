import { brandColours } from '#common/brand-colours.ts';
import { html } from '#common/html.ts';
import { stripRules } from '#content/eligibility/displayed-eligibility.ts';
import { formats } from '#content/formats/formats.ts';
import { type Language, localisePath } from '#content/language.ts';
import {
  internationalInternship,
  programme,
} from '#content/programme-pages/international-internship.ts';
import { sharedTexts } from '#content/programmes/shared-texts.ts';
import { site } from '#content/site.ts';
import {
  documents,
  facts,
  items,
  leadParagraph,
  lines,
  page,
  picture,
  section,
  steps,
} from './elements.ts';
import { illustrationDataUrl, readProjectFile } from './files.ts';

const { ink, ink2, sindoorDark, marigold } = brandColours;
const deep = '#0a3f3e';
/** The cover's picture continues with `wall` behind the title, and with `floor` behind the duration. */
const colours = `--ink: ${ink}; --quiet: ${ink2}; --strong: ${sindoorDark}; --wall: ${marigold}; --floor: ${deep}; --dark: ${deep}; --light: ${marigold}`;

/**
 * Builds the brochure of the international internship as an HTML document of A4 pages, which needs no other file but the fonts
 * `Anek` and `Figtree`. The texts are those of the programme's page and of the organisation (site.ts).
 */
export function brochureHtml(language: Language): string {
  const { name, description, lead, benefits, positions, process, ...content } =
    internationalInternship[language];
  const { eligibility, documents: required, facts: figures } = content;
  const { requirements } = stripRules(eligibility, language);
  const areas = positions.positions.map((position) => position.name);
  return html`<!doctype html>
<html lang="${{ en: 'en-GB', bn: 'bn' }[language]}">
<head>
<meta charset="utf-8">
<title>${sharedTexts[language].brochure.documentTitle(name, site[language].name)}</title>
<meta name="description" content="${description}">
<style>
${readProjectFile('scripts/brochure/brochure.css')}
${readProjectFile('scripts/brochure/sections.css')}
${readProjectFile('scripts/brochure/cover.css')}${language === 'bn' ? readProjectFile('scripts/brochure/bengali.css') : undefined}
</style>
</head>
<body style="${colours}">
${cover(language)}
${page(
  html`<div class="hero"><p>${lead}</p>${facts(figures)}</div>`,
  section('white', benefits.title, items(benefits.statements, 4)),
  section('light', positions.title, leadParagraph(positions.lead), lines(areas, 3)),
  section('dark', process.title, steps(process.steps, language)),
)}
${page(
  section('white', eligibility.title, facts(requirements)),
  section('light', required.title, documents(required.documents)),
  callToAction(language),
)}
</body>
</html>`.markup;
}

/** The cover with the programme's name, its picture, and how long it takes. */
function cover(language: Language) {
  const { name, picture: image, duration } = programme[language];
  const words = name.split(/(?<= )/).map((word) => html`<span>${word}</span>`);
  return html`<section class="page cover">
<h1 class="title">${words}</h1>
<img class="picture" src="${illustrationDataUrl(image.file)}" alt="${image.description}" style="--height: 92; --focus: 58%">
<p class="length">${formats[language].duration(duration)}</p>
<img class="logo" src="${illustrationDataUrl('logo-light')}" alt="${site[language].name}">
</section>`;
}

/** The call to action with the URLs of the page's buttons, and the offices' addresses. */
function callToAction(language: Language) {
  const { closing, actions } = internationalInternship[language];
  const organisation = site[language];
  return html`<div class="closing">
${picture(closing.picture)}
<div><h2>${closing.title}</h2>
<p>${closing.lead}</p>
<ul>${actions.map(({ name, to }) => {
    // Without its query a printed address is short enough to type.
    const [path] = localisePath(to, language).split('?');
    return html`<li><span class="name">${name}</span> <a href="${organisation.website}${path}">${organisation.website.replace('https://', '')}${path}</a></li>`;
  })}</ul></div>
</div>
<div class="contact">
<p><span class="name">${organisation.name}</span><br>${organisation.email}</p>
${organisation.offices.map(
  (office) =>
    html`<p><span class="name">${office.name}</span><br>${office.address}<br>${office.phone}</p>`,
)}
</div>`;
}
