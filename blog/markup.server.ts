import { Document, type Element, isTag, Text } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { markBlockLanguages } from './block-languages.server.ts';
import type { PostLanguage } from './content-service.ts';
import { repairDefinitionLists } from './definition-lists.server.ts';
import {
  addClass,
  createElement,
  findByName,
  findElements,
  hasClass,
  unwrap,
} from './dom.server.ts';
import { replaceExternalMedia } from './external-media.server.ts';
import { flatten } from './flatten.server.ts';
import { headingPattern, normaliseHeadingLevels, prefixIds } from './headings.server.ts';
import { addCoverPictures, simplifyGalleries } from './legacy-blocks.server.ts';
import { rewriteImages } from './markup-images.server.ts';
import { maxTitleLength, toPlainText, truncate } from './plain-text.server.ts';
import { type PostTexts, postTexts } from './post-texts.ts';
import { removeShortcodes } from './shortcodes.server.ts';
import type { UrlRewriter } from './url-rewriter.server.ts';

const { getInnerHTML, removeElement, replaceElement, textContent } = DomUtils;

/** Elements that are removed with their content: they don't work without their script, style sheet or server. */
const disallowedElements = new Set(
  'base button canvas embed form head input link math meta noscript object script select style svg template textarea'.split(
    ' ',
  ),
);
/** Obsolete HTML elements and their present equivalents. */
const modernElementNames: Record<string, string> = {
  acronym: 'abbr',
  big: 'span',
  center: 'div',
  font: 'span',
  strike: 's',
  tt: 'code',
};

function removeDisallowedElements(tree: Document): void {
  for (const comment of DomUtils.filter((node) => !isTag(node) && !(node instanceof Text), tree)) {
    if (!(comment instanceof Document)) removeElement(comment);
  }
  for (const element of findElements(tree, ({ name }) => disallowedElements.has(name)))
    removeElement(element);
  for (const element of findElements(tree, ({ name }) => Object.hasOwn(modernElementNames, name))) {
    element.name = modernElementNames[element.name] ?? element.name;
  }
}

function rewriteLinks(tree: Document, urlRewriter: UrlRewriter): void {
  for (const link of findByName(tree, 'a')) {
    const { href, name } = link.attribs;
    if (name && !link.attribs.id) link.attribs.id = name;
    if (href === undefined) continue;
    const isPost =
      link.attribs['data-type'] === 'post' || hasClass(link, 'wp-block-latest-posts__post-title');
    const url = urlRewriter.rewriteLink(href, isPost);
    if (url === undefined) unwrap(link);
    else link.attribs.href = url.replace(/^#(?=.)/, '#post-');
  }
}

function getAlignment(element: Element): string | undefined {
  const style = element.attribs.style ?? '';
  return (
    /(?:^|;)\s*text-align:\s*(left|center|right)/i.exec(style)?.[1] ??
    /^(?:left|center|right)$/i.exec(element.attribs.align ?? '')?.[0]
  )?.toLowerCase();
}

/** Replaces the alignment attributes and styles of older content by the classes that WordPress's editor uses today. */
function replaceAlignmentByClasses(tree: Document): void {
  for (const element of findElements(
    tree,
    ({ attribs }) => 'style' in attribs || 'align' in attribs,
  )) {
    const side = getAlignment(element);
    const canFloat = ['img', 'table', 'figure'].includes(element.name);
    if (side) addClass(element, canFloat ? `align${side}` : `has-text-align-${side}`);
  }
}

function isUnnamed(element: Element): boolean {
  return (
    textContent(element).trim() === '' &&
    !findByName(element, 'img').some((image) => image.attribs.alt)
  );
}

/** Removes links, headings and paragraphs without text: a screen reader would announce them without a name. */
function removeUnnamed(tree: Document): void {
  for (const link of findByName(tree, 'a')) if (isUnnamed(link)) unwrap(link);
  for (const block of findElements(tree, ({ name }) => name === 'p' || headingPattern.test(name))) {
    if (!isUnnamed(block)) continue;
    if (findByName(block, 'img').length > 0) unwrap(block);
    else removeElement(block);
  }
}

function getCaption(table: Element): string {
  const figure = table.parent && isTag(table.parent) ? table.parent : undefined;
  const element =
    findByName(table, 'caption')[0] ??
    (figure?.name === 'figure' ? findByName(figure, 'figcaption')[0] : undefined);
  return element ? toPlainText(getInnerHTML(element)) : '';
}

/** Wraps each table in a region that scrolls, has a label and can be focused, so that wide tables can be read by keyboard. */
function wrapTables(tree: Document, texts: PostTexts): void {
  const labels = new Set<string>();
  findByName(tree, 'table').forEach((table, index) => {
    const text = truncate(getCaption(table), maxTitleLength);
    const label = text && !labels.has(text) ? text : texts.table(index + 1);
    labels.add(label);
    // An empty header, as in the corner of a table, labels no cells.
    for (const header of findByName(table, 'th')) if (isUnnamed(header)) header.name = 'td';
    const region = createElement('div', {
      class: 'table-scroll',
      role: 'region',
      tabindex: '0',
      'aria-label': label,
    });
    replaceElement(table, region);
    DomUtils.appendChild(region, table);
  });
}

/**
 * Adapts a post's content to our pages: nothing loads from other origins, links lead to our pages where possible, headings form
 * an outline below the page's title, wide tables scroll, links and headings have names. The result isn't safe yet: `sanitise`
 * must follow.
 *
 * @param html content from WordPress or Markdown; may be malformed
 * @param language of the post
 */
export function prepareMarkup(
  html: string,
  urlRewriter: UrlRewriter,
  language: PostLanguage,
): string {
  const texts = postTexts[language];
  const tree = parseDocument(flatten(html));
  removeShortcodes(tree);
  removeDisallowedElements(tree);
  repairDefinitionLists(tree);
  simplifyGalleries(tree);
  replaceAlignmentByClasses(tree);
  addCoverPictures(tree, urlRewriter);
  replaceExternalMedia(tree, urlRewriter, texts);
  rewriteLinks(tree, urlRewriter);
  rewriteImages(tree, urlRewriter, texts);
  removeUnnamed(tree);
  markBlockLanguages(tree);
  normaliseHeadingLevels(tree, prefixIds(tree));
  wrapTables(tree, texts);
  return getInnerHTML(tree);
}
