import { type Document, Element, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import {
  findByName,
  findElements,
  getClasses,
  hasClass,
  hasWords,
  wrapContent,
} from './dom.server.ts';
import type { UrlRewriter } from './url-rewriter.server.ts';

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
  for (const cover of findElements(tree, (element) => hasClass(element, 'wp-block-cover'))) {
    const src = getBackgroundImageUrl(cover.attribs.style ?? '');
    if (!src || !urlRewriter.rewriteImage(src)) continue;
    const image = new Element('img', { class: 'wp-block-cover__image-background', src });
    image.parent = cover;
    cover.children.unshift(image);
  }
}

/** Turns a gallery's list into plain figures, and empties alternative texts that repeat the caption. */
export function simplifyGalleries(tree: Document): void {
  for (const element of findByName(tree, 'ul', 'li', 'ol')) {
    if (getClasses(element).some((name) => /^blocks-gallery-(?:item|grid)$/.test(name))) {
      element.name = 'div';
    }
  }
  for (const figure of findByName(tree, 'figure')) {
    const caption = findByName(figure, 'figcaption').map(DomUtils.textContent).join(' ').trim();
    for (const image of caption ? findByName(figure, 'img') : []) {
      const isRepeated = (image.attribs.alt ?? '').trim() === caption;
      const isLink = image.parent && isTag(image.parent) && image.parent.name === 'a';
      // In a link, the alternative text is the link's accessible name.
      if (isRepeated && !isLink) image.attribs.alt = '';
    }
  }
}

/** Items of accordions: the core's, Kadence's, Elementor's, Divi's, WPBakery's, Spectra's, and Bootstrap's. */
const accordionItem =
  /^(?:wp-block-accordion-item|kt-accordion-pane|elementor-(?:accordion|toggle)-item|et_pb_toggle|vc_tta-panel|uagb-faq-item|accordion-item)$/;
const openItem = /^(?:is-open|et_pb_toggle_open|kt-accordion-pane-active|vc_active)$/;

/** Turns the items of accordions, which need their script, into `details`. Their heading stays one. */
export function convertAccordions(tree: Document): void {
  for (const item of findElements(tree, ({ attribs }) => 'class' in attribs)) {
    const classes = getClasses(item);
    const [head, panel] = item.children.filter(isTag).filter((child) => hasWords(child));
    if (!head || !panel || item.name === 'details') continue;
    if (!classes.some((name) => accordionItem.test(name))) continue;
    // A list has no other children than its items.
    const details = item.name === 'li' ? new Element('details', {}, item.children) : item;
    if (details !== item) item.children = [details];
    details.name = 'details';
    if (classes.some((name) => openItem.test(name))) details.attribs.open = '';
    if (/^h\d$/.test(head.name)) wrapContent(head, 'summary', {});
    else head.name = 'summary';
  }
}
