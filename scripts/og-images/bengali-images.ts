import { localisePath } from '#content/language.ts';
import type { OgImage } from './og-image.ts';
import { ogImages } from './og-images.ts';

/**
 * The Open Graph images of the Bengali pages, by path. They have the pictures of the English ones and no text: satori sets letter
 * by letter and would break conjuncts apart, and every service shows the page's title beside the image anyway.
 */
export const bengaliImages: ReadonlyMap<string, OgImage> = new Map(
  [...ogImages].map(([path, image]) => [localisePath(path, 'bn'), removeTexts(image)] as const),
);

function removeTexts(image: OgImage): OgImage {
  const { ground, tone } = image;
  const pictures = 'pictures' in image ? image.pictures.slice(0, 2) : [image.picture];
  return { template: 'plain', pictures, ground, tone };
}
