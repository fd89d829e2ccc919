import { type Document, type Element, isTag, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { markBlockLanguages } from './block-languages.server.ts';
import type { PostLanguage } from './content-service.ts';
import { repairDefinitionLists } from './definition-lists.server.ts';
import {
  addClass,
  findByName,
  findElements,
  hasClass,
  hasWords,
  remove,
  unwrap,
  wrapContent,
} from './dom.server.ts';
import { replaceExternalMedia } from './external-media.server.ts';
import { headingPattern, normaliseHeadingLevels, prefixIds } from './headings.server.ts';
import { addCoverPictures, convertAccordions, simplifyGalleries } from './legacy-blocks.server.ts';
import { rewriteImages } from './markup-images.server.ts';
import { getText, maxTitleLength, truncate } from './plain-text.server.ts';
import { type PostTexts, postTexts } from './post-texts.ts';
import { removeShortcodes } from './shortcodes.server.ts';
import type { UrlRewriter } from './url-rewriter.server.ts';

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

/**
 * Removes links, headings and paragraphs without a name, which a screen reader would announce. A link whose name is only in its
 * attributes, as that of an icon, gets it as its text.
 */
function removeUnnamed(tree: Document): void {
  for (const link of findByName(tree, 'a')) {
    const name = link.attribs['aria-label'] ?? link.attribs.title ?? '';
    if (hasWords(link)) continue;
    if (!name.trim() || !link.attribs.href) unwrap(link);
    else if (findByName(link, 'img').length === 0) link.children.push(new Text(name.trim()));
  }
  // An empty header, as in the corner of a table, labels no cells.
  for (const header of findByName(tree, 'th')) if (!hasWords(header)) header.name = 'td';
  for (const block of findElements(tree, ({ name }) => name === 'p' || headingPattern.test(name))) {
    if (hasWords(block)) continue;
    if (findByName(block, 'img').length > 0) unwrap(block);
    else remove(block);
  }
}

function getCaption({ children, parent }: Element): string {
  const figure = parent && isTag(parent) && parent.name === 'figure' ? parent.children : [];
  const caption = [...children, ...figure]
    .filter(isTag)
    .find(({ name }) => name === 'caption' || name === 'figcaption');
  return caption ? getText(caption) : '';
}

/** Wraps each table in a region that scrolls, has a label and can be focused, so that wide tables can be read by keyboard. */
function wrapTables(tree: Document, texts: PostTexts): void {
  const labels = new Set<string>();
  findByName(tree, 'table').forEach((table, index) => {
    const text = truncate(getCaption(table), maxTitleLength);
    const label = text && !labels.has(text) ? text : texts.table(index + 1);
    labels.add(label);
    wrapContent(table, 'div', {
      class: 'table-scroll',
      role: 'region',
      tabindex: '0',
      'aria-label': label,
    });
  });
}

/**
 * Adapts a post's content to our pages: nothing loads from other origins, links lead to our pages where possible, headings form
 * an outline below the page's title, wide tables scroll, links and headings have names. The result isn't safe yet: `sanitise`
 * must follow.
 *
 * @param tree content from WordPress or Markdown (`parseContent`). It is changed
 * @param language of the post
 * @param isLate is asked after each step, each of which takes time in proportion to the content
 * @returns undefined when it is late
 */
export function prepareMarkup(
  tree: Document,
  urlRewriter: UrlRewriter,
  language: PostLanguage,
  isLate: () => boolean,
): string | undefined {
  const texts = postTexts[language];
  const steps = [
    () => removeShortcodes(tree),
    () => convertAccordions(tree),
    () => repairDefinitionLists(tree),
    () => simplifyGalleries(tree),
    () => replaceAlignmentByClasses(tree),
    () => addCoverPictures(tree, urlRewriter),
    () => replaceExternalMedia(tree, urlRewriter, texts),
    () => rewriteLinks(tree, urlRewriter),
    () => rewriteImages(tree, urlRewriter, texts),
    () => removeUnnamed(tree),
    () => markBlockLanguages(tree),
    () => normaliseHeadingLevels(tree, prefixIds(tree)),
    () => wrapTables(tree, texts),
  ];
  for (const step of steps) {
    step();
    if (isLate()) return;
  }
  return DomUtils.getInnerHTML(tree);
}
