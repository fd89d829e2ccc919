import { type Document, Element, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { findElements, hasClass } from './dom.server.ts';
import type { UrlRewriter } from './url-rewriter.server.ts';

function findByClass(tree: Document, className: string): Element[] {
  return findElements(tree, (element) => hasClass(element, className));
}

/** @returns the URL of the background picture in an element's `style`; undefined if there is none */
function getBackgroundImageUrl(style: string): string | undefined {
  const [, afterBracket] = style.split(/background-image:\s*url\(/i, 2);
  const value = afterBracket?.trimStart() ?? '';
  const quote = /^["']/.exec(value)?.[0];
  const [url = '', rest] = value.slice(quote ? 1 : 0).split(quote ?? ')', 2);
  return rest === undefined ? undefined : url.trim();
}

/**
 * Adds an `img` to covers of older content, which have their picture in a `style` attribute. The sanitiser removes that
 * attribute. Covers of newer content have an `img` already.
 */
export function addCoverPictures(tree: Document, urlRewriter: UrlRewriter): void {
  for (const cover of findByClass(tree, 'wp-block-cover')) {
    const src = getBackgroundImageUrl(cover.attribs.style ?? '');
    if (!src || !urlRewriter.rewriteImage(src)) continue;
    const image = new Element('img', { class: 'wp-block-cover__image-background', src });
    DomUtils.prependChild(cover, image);
  }
}

/** Turns a gallery's list into plain figures, and empties alternative texts that repeat the caption. */
export function simplifyGalleries(tree: Document): void {
  for (const item of findByClass(tree, 'blocks-gallery-item')) item.name = 'div';
  for (const list of findByClass(tree, 'blocks-gallery-grid')) {
    if (list.name === 'ul') list.name = 'div';
  }
  for (const figure of DomUtils.getElementsByTagName('figure', tree)) {
    const captions = DomUtils.getElementsByTagName('figcaption', figure);
    const caption = captions.map(DomUtils.textContent).join(' ').trim();
    for (const image of caption ? DomUtils.getElementsByTagName('img', figure) : []) {
      const isRepeated = (image.attribs.alt ?? '').trim() === caption;
      const isLink = image.parent && isTag(image.parent) && image.parent.name === 'a';
      // In a link, the alternative text is the link's accessible name.
      if (isRepeated && !isLink) image.attribs.alt = '';
    }
  }
}
