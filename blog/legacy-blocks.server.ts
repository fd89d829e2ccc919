import { type Document, Element, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import type { UrlRewriter } from './url-rewriter.server.ts';

function findByClass(tree: Document, name: string): Element[] {
  return DomUtils.findAll(
    ({ attribs }) => (attribs.class ?? '').split(/\s+/).includes(name),
    tree.children,
  );
}

/** @returns the address of the background picture in an element's `style`; undefined where there is none */
function getBackgroundImageUrl(style: string): string | undefined {
  const [, afterBracket] = style.split(/background-image:\s*url\(/i, 2);
  const value = afterBracket?.trimStart() ?? '';
  const quote = /^["']/.exec(value)?.[0];
  const [address = '', rest] = value.slice(quote ? 1 : 0).split(quote ?? ')', 2);
  return rest === undefined ? undefined : address.trim();
}

/** A cover of older content has its picture in a style, which doesn't reach the page: it becomes an element, as in newer ones. */
export function addCoverPictures(tree: Document, addresses: UrlRewriter): void {
  for (const cover of findByClass(tree, 'wp-block-cover')) {
    const src = getBackgroundImageUrl(cover.attribs.style ?? '');
    if (!src || !addresses.rewriteImage(src)) continue;
    const image = new Element('img', { class: 'wp-block-cover__image-background', src });
    DomUtils.prependChild(cover, image);
  }
}

/** A gallery's pictures are figures and no entries of a list, and a picture's caption is not said twice. */
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
      // In a link it is the link's name.
      if (isRepeated && !isLink) image.attribs.alt = '';
    }
  }
}
