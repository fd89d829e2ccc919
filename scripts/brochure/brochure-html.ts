import type { ProgrammeSlug } from '#app/content/programmes/programmes.ts';
import { programmeRecords } from '#app/content/programmes/records.ts';
import { site } from '#app/content/site.ts';
import { type Html, html } from '#common/html.ts';
import { brochures } from './brochures.ts';
import { cover } from './cover.ts';
import { file } from './files.ts';

/**
 * A programme's brochure as one HTML document of A4 pages, which needs no other file but the faces `Anek` and `Figtree`.
 * The words are those of the programme's page and of the organisation (site.ts).
 */
export function brochureHtml(slug: ProgrammeSlug): string {
  const { content, pages, styles } = brochures[slug];
  const { title, wall, floor } = content.brochure.cover;
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${title}: brochure of ${site.name}</title>
<meta name="description" content="${content.description}">
<style>
${['brochure', 'bands', styles].map((name) => file(`scripts/brochure/${name}.css`))}
${file('app/components/sections/brochure-offer/brochure-cover.module.css')}
</style>
</head>
<body style="--wall: ${wall}; --floor: ${floor}">
${iconsIn(pages)}
${cover(content.brochure.cover, programmeRecords[slug].picture.description)}
${pages}
</body>
</html>`.markup;
}

/** The sprite's symbols that pages show. Not all of them: a new icon would make every brochure another one. */
function iconsIn(pages: readonly Html[]): Html {
  const symbols =
    file('app/components/ui/icon/icons.svg').markup.match(/<symbol id=.*?<\/symbol>/gs) ?? [];
  const shown = symbols.filter((symbol) => {
    const [, name] = /id="([^"]+)"/.exec(symbol) ?? [];
    return pages.some((page) => page.markup.includes(`<use href="#${name}"`));
  });
  return html`<div hidden><svg>${shown.map((symbol) => ({ markup: symbol }))}</svg></div>`;
}
