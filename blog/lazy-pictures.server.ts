import type { Document, Element } from 'domhandler';
import { findByName, isInside } from './dom.server.ts';
import { isPictureFile } from './media-paths.server.ts';

const isPictureUrl = (text: string) =>
  /^\s*(?:https?:)?\//i.test(text) &&
  isPictureFile(URL.parse(text, 'https://any.example')?.pathname ?? '');

/** Whether a `src` loads nothing: it waits for the script of a plug-in that loads pictures late. */
const isPlaceholder = (src = '') => /^\s*(?:$|#|data:|about:)/i.test(src);

/** Puts the URLs of a picture's file, which such plug-ins keep in attributes of their own, into `src` and `srcset`. */
function restoreSource({ attribs }: Element): void {
  const { src, srcset, 'data-src': late, 'data-lazy-src': lazy, ...others } = attribs;
  const [set] = [...Object.keys(others).filter((name) => name.endsWith('srcset')), 'srcset']
    .flatMap((name) => attribs[name] ?? [])
    .filter((candidates) => !isPlaceholder(candidates));
  const known = [late, lazy, src, ...Object.values(others).filter(isPictureUrl)];
  attribs.srcset = set ?? '';
  attribs.src = [...known, set?.trim().split(/\s/, 1)[0]].find((url) => !isPlaceholder(url)) ?? '';
}

/**
 * Gives pictures that wait for a script their files. They are in other attributes, in a `source` before the picture, or in a
 * `noscript` after it.
 */
export function restoreLazyPictures(tree: Document): void {
  let latest: Element | undefined;
  let source: Element | undefined;
  for (const element of findByName(tree, 'img', 'noscript', 'source')) {
    if (element.name !== 'noscript') restoreSource(element);
    if (element.name === 'source') source = element;
    if (source && source.parent === element.parent && isPlaceholder(element.attribs.src)) {
      element.attribs.srcset = source.attribs.srcset ?? '';
      restoreSource(element);
    }
    if (element.name === 'img' && !isInside(element, 'noscript')) latest = element;
    const [image] = element.name === 'noscript' ? findByName(element, 'img') : [];
    if (!image || !latest || !isPlaceholder(latest.attribs.src)) continue;
    restoreSource(image);
    const { src = '', srcset = '' } = image.attribs;
    latest.attribs = { ...image.attribs, ...latest.attribs, src, srcset };
  }
}
