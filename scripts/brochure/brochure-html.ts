import { html } from '#common/html.ts';
import type { Language } from '#content/language.ts';
import { localisedSite } from '#content/localised-site.ts';
import type { ProgrammeSlug } from '#content/programmes/programmes.ts';
import { localisedProgrammePages, localisedProgrammes } from '#content/programmes/records.ts';
import { sharedTexts } from '#content/programmes/shared-texts.ts';
import { readProjectFile } from './files.ts';
import { getPages } from './pages.ts';
import { cover } from './shared-sections.ts';

/**
 * Builds a programme's brochure as an HTML document of A4 pages, which needs no other file but the fonts `Anek` and `Figtree`.
 * The texts are those of the programme's page and of the organisation (localised-site.ts).
 */
export function brochureHtml(slug: ProgrammeSlug, language: Language): string {
  const { description, brochure } = localisedProgrammePages[language][slug];
  const { picture, ogImage } = localisedProgrammes[language][slug];
  const { title, wall, floor, tone } = brochure.cover;
  const light = tone === 'dark' ? wall : '#fce9c4';
  return html`<!doctype html>
<html lang="${{ en: 'en-GB', bn: 'bn' }[language]}">
<head>
<meta charset="utf-8">
<title>${sharedTexts[language].brochure.documentTitle(title, localisedSite[language].name)}</title>
<meta name="description" content="${description}">
<style>
${readProjectFile('scripts/brochure/brochure.css')}
${readProjectFile('scripts/brochure/sections.css')}
${readProjectFile('app/components/sections/brochure-offer/brochure-cover.module.css')}${language === 'bn' ? readProjectFile('scripts/brochure/bengali.css') : undefined}
</style>
</head>
<body style="--wall: ${wall}; --floor: ${floor}; --dark: ${ogImage.background}; --light: ${light}">
${cover(brochure.cover, picture.description, language)}
${getPages(slug, language)}
</body>
</html>`.markup;
}
