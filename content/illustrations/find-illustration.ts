import { getIllustrationBackground } from './backgrounds.ts';
import { illustrationNames } from './illustration-names.ts';
import { getIllustrationSize, getIllustrationSrc } from './illustrations.ts';

/* Searches in the list of all illustrations, for the server. Browsers don't load the list. */

/**
 * Returns the illustration of a post.
 *
 * @param name the name in the post's front matter: `post-visa`
 * @returns the URL path and the size in pixels
 * @throws Error that lists all names, when no illustration has that name
 */
export function resolveIllustration(name: string) {
  const known = illustrationNames.find((candidate) => candidate === name);
  if (!known) {
    throw new Error(
      `No illustration in public/illustrations/ is named "${name}". Use one of: ${illustrationNames.join(', ')}`,
    );
  }
  return { src: getIllustrationSrc(known), ...getIllustrationSize(known) };
}

/** @returns the background colour of the picture with this URL path, or undefined when it is not an illustration */
export function findBackgroundBySrc(src: string): string | undefined {
  const name = illustrationNames.find((candidate) => getIllustrationSrc(candidate) === src);
  return name && getIllustrationBackground(name);
}
