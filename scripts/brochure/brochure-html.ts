import { html } from '#common/html.ts';
import type { ProgrammeSlug } from '#content/programmes/programmes.ts';
import { programmePages, programmeRecords } from '#content/programmes/records.ts';
import { site } from '#content/site.ts';
import type { ProgrammePage } from '#content/types/programme.ts';
import { cover } from './ends.ts';
import { file } from './files.ts';
import { pagesOf } from './pages.ts';

/**
 * A programme's brochure as one HTML document of A4 pages, which needs no other file but the fonts `Anek` and `Figtree`.
 * The words are those of the programme's page and of the organisation (site.ts).
 */
export function brochureHtml(slug: ProgrammeSlug): string {
  const { description, brochure }: ProgrammePage = programmePages[slug];
  const { picture, shareCard } = programmeRecords[slug];
  const { title, wall, floor, tone } = brochure.cover;
  const light = tone === 'dark' ? wall : '#fce9c4';
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${title}: brochure of ${site.name}</title>
<meta name="description" content="${description}">
<style>
${file('scripts/brochure/brochure.css')}
${file('scripts/brochure/sections.css')}
${file('app/components/sections/brochure-offer/brochure-cover.module.css')}
</style>
</head>
<body style="--wall: ${wall}; --floor: ${floor}; --dark: ${shareCard.ground}; --light: ${light}">
${cover(brochure.cover, picture.description)}
${pagesOf(slug)}
</body>
</html>`.markup;
}
