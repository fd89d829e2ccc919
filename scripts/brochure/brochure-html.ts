import type { ProgrammeSlug } from '#app/content/programmes/programmes.ts';
import { programmeRecords } from '#app/content/programmes/records.ts';
import { site } from '#app/content/site.ts';
import { brochures } from './brochures.ts';
import { cover } from './cover.ts';
import { file, html } from './html.ts';

/**
 * A programme's brochure as one HTML document of A4 pages, which needs no other file but the faces `Anek` and `Figtree`.
 * The words are those of the programme's page and of the organisation (site.ts).
 */
export function brochureHtml(slug: ProgrammeSlug): string {
  const { content, pages } = brochures[slug];
  const { title, wall, floor } = content.brochure.cover;
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${title}: brochure of ${site.name}</title>
<meta name="description" content="${content.description}">
<style>
${['brochure', 'bands', `programmes/${slug}`].map((name) => file(`scripts/brochure/${name}.css`))}
${file('app/components/sections/brochure-offer/brochure-cover.module.css')}
</style>
</head>
<body style="--wall: ${wall}; --floor: ${floor}">
<div hidden>${file('app/components/ui/icon/icons.svg')}</div>
${cover(content.brochure.cover, programmeRecords[slug].picture.description)}
${pages}
</body>
</html>`.html;
}
