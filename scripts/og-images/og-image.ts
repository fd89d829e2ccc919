import satori from 'satori';
import { getOgImageFile } from '#app/seo/og-image-file.ts';
import { type Article, article } from './templates/article.ts';
import { type Facts, facts } from './templates/facts.ts';
import { type Scene, scene } from './templates/scene.ts';

/** The content of a page's Open Graph image, and the template that draws it. */
export type OgImage =
  | ({ template: 'scene' } & Scene)
  | ({ template: 'facts' } & Facts)
  | ({ template: 'article' } & Article);

function renderTemplate(image: OgImage) {
  if (image.template === 'scene') return scene(image);
  if (image.template === 'facts') return facts(image);
  return article(image);
}

/**
 * Renders an Open Graph image. Text becomes outlines, so that the image is the same on every machine, whatever fonts it has.
 *
 * @returns the image as SVG
 * @throws Error when a picture is missing, a text doesn't fit, or the fonts lack one of its letters
 */
export async function renderSvg(image: OgImage): Promise<string> {
  const { width, height } = getOgImageFile('/');
  return satori(renderTemplate(image), { width, height, fonts: [] });
}
