import { html } from '#common/html.ts';
import type { ProgrammeSlug } from '#content/programmes/programmes.ts';
import { programmePages, programmeRecords } from '#content/programmes/records.ts';
import { site } from '#content/site.ts';
import type { ProgrammePage } from '#content/types/programme.ts';
import { readProjectFile } from './files.ts';
import { getPages } from './pages.ts';
import { cover } from './shared-sections.ts';

/**
 * Builds a programme's brochure as an HTML document of A4 pages, which needs no other file but the fonts `Anek` and `Figtree`.
 * The texts are those of the programme's page and of the organisation (site.ts).
 */
export function brochureHtml(slug: ProgrammeSlug): string {
  const { description, brochure }: ProgrammePage = programmePages[slug];
  const { picture, ogImage } = programmeRecords[slug];
  const { title, wall, floor, tone } = brochure.cover;
  const light = tone === 'dark' ? wall : '#fce9c4';
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${title}: brochure of ${site.name}</title>
<meta name="description" content="${description}">
<style>
${readProjectFile('scripts/brochure/brochure.css')}
${readProjectFile('scripts/brochure/sections.css')}
${readProjectFile('app/components/sections/brochure-offer/brochure-cover.module.css')}
</style>
</head>
<body style="--wall: ${wall}; --floor: ${floor}; --dark: ${ogImage.ground}; --light: ${light}">
${cover(brochure.cover, picture.description)}
${getPages(slug)}
</body>
</html>`.markup;
}
