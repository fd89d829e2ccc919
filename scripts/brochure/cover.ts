import { site } from '#app/content/site.ts';
import type { BrochureCover } from '#app/content/vocabulary/programme.ts';
import { type Html, html } from '#common/html.ts';
import { illustration } from './files.ts';

/** The first page, as the programme's page shows it in small (app/components/sections/brochure-offer/). */
export function cover(
  { title, length, picture, height, tone }: BrochureCover,
  description: string,
): Html {
  const words = title.split(/(?<= )/).map((word) => html`<span>${word}</span>`);
  return html`<section class="page cover" data-tone="${tone}">
<h1 class="title">${words}</h1>
<img class="picture" src="${illustration(picture.file)}" alt="${description}" style="--height: ${height}; --focus: ${picture.focus}">
<p class="length">${length}</p>
<img class="logo" src="${illustration('logo-light')}" alt="${site.name}">
</section>`;
}
