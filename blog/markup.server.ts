import { type ChildNode, Document, Element, isTag, Text } from 'domhandler';
import { DomUtils, Parser, parseDocument } from 'htmlparser2';
import { repairDefinitionLists } from './definition-lists.server.ts';
import { flatten } from './flatten.server.ts';
import { addCoverPictures, simplifyGalleries } from './legacy-blocks.server.ts';
import { buildPictureSources } from './picture-widths.ts';
import {
  maxDescriptionLength,
  maxTitleLength,
  toPlainText,
  truncate,
} from './plain-text.server.ts';
import { removeShortcodes } from './shortcodes.server.ts';
import type { Size, UrlRewriter } from './url-rewriter.server.ts';
import { parseVideoUrl, type Video, videoClass } from './videos.ts';

const { findAll, getInnerHTML, removeElement, replaceElement, textContent } = DomUtils;

/** Parts that do nothing on our pages: without their script, style or server they would be debris. */
const disallowedElements = new Set(
  'base button canvas embed form head input link math meta noscript object script select style svg template textarea'.split(
    ' ',
  ),
);
/** Elements of older HTML, and what says the same today. */
const modernElementNames: Record<string, string> = {
  acronym: 'abbr',
  big: 'span',
  center: 'div',
  font: 'span',
  strike: 's',
  tt: 'code',
};
const headingPattern = /^h[1-6]$/;

function findElements(tree: Document | Element, test: (element: Element) => boolean): Element[] {
  return findAll(test, tree.children);
}

function findByName(tree: Document | Element, ...names: string[]): Element[] {
  return findElements(tree, (element) => names.includes(element.name));
}

function hasClass(element: Element, name: string): boolean {
  return (element.attribs.class ?? '').split(/\s+/).includes(name);
}

function addClass(element: Element, name: string): void {
  element.attribs.class = `${element.attribs.class ?? ''} ${name}`.trim();
}

function createElement(
  name: string,
  attribs: Record<string, string>,
  ...children: ChildNode[]
): Element {
  const element = new Element(name, attribs);
  for (const child of children) DomUtils.appendChild(element, child);
  return element;
}

function isInside(element: Element, name: string): boolean {
  for (let parent = element.parent; parent && isTag(parent); parent = parent.parent) {
    if (parent.name === name) return true;
  }
  return false;
}

function unwrap(element: Element): void {
  for (const child of [...element.children]) DomUtils.prepend(element, child);
  removeElement(element);
}

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

/** The site that a frame or file belongs to, and the page on it that shows the same. */
function describeExternalMedia(
  element: Element,
  addresses: UrlRewriter,
): { href: string; text: string } | undefined {
  const source =
    element.attribs.src ??
    element.attribs['data-src'] ??
    findByName(element, 'source')[0]?.attribs.src ??
    '';
  const address = addresses.rewriteLink(source.trim(), false) ?? '';
  const url = URL.parse(address.replace(/^\/\//, 'https://'));
  if (!url || !/^https?:$/.test(url.protocol)) return;
  const host = url.hostname.replace(/^(?:www|player)\./, '');
  if (element.name === 'audio') return { href: url.href, text: 'Listen to the recording' };
  if (element.name === 'video') return { href: url.href, text: 'Watch the video' };
  return { href: url.href, text: `See the content on ${host}` };
}

/** What the hosts call every player says nothing. */
const genericVideoTitle = /^(?:youtube|vimeo)? ?(?:video)? ?(?:player)?$/i;

/** A link to a video's page, which our page turns into a player when it is followed (`play-video.ts`). */
function createVideoLink({ host, pageUrl }: Video, title = ''): Element {
  const link = createElement(
    'a',
    { href: pageUrl, class: videoClass },
    new Text(`Play on ${host}`),
  );
  const name = truncate(title.replace(/\s+/g, ' ').trim(), maxTitleLength);
  if (!genericVideoTitle.test(name))
    DomUtils.appendChild(link, createElement('small', {}, new Text(name)));
  return link;
}

/** Frames, videos and recordings would load from other sites: a link to them stands in. */
function replaceExternalMedia(tree: Document, addresses: UrlRewriter): void {
  for (const element of findByName(tree, 'iframe', 'video', 'audio')) {
    const media = describeExternalMedia(element, addresses);
    const video = media && element.name === 'iframe' ? parseVideoUrl(media.href) : undefined;
    // The frame of another WordPress's post stands beside a quotation that has the link.
    if (!media || hasClass(element, 'wp-embedded-content')) removeElement(element);
    else if (video) replaceElement(element, createVideoLink(video, element.attribs.title));
    else {
      const link = createElement(
        'a',
        { href: media.href, class: 'outside-media' },
        new Text(media.text),
      );
      replaceElement(element, link);
    }
  }
  // An embed that WordPress could not resolve is left as its bare address.
  for (const wrapper of findElements(tree, (element) =>
    hasClass(element, 'wp-block-embed__wrapper'),
  )) {
    const text = textContent(wrapper).trim();
    const url = wrapper.children.some(isTag) ? null : URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol)) continue;
    wrapper.children = [];
    const video = parseVideoUrl(url.href);
    const label = `See the content on ${url.hostname.replace(/^www\./, '')}`;
    const link = video
      ? createVideoLink(video)
      : createElement('a', { href: url.href, class: 'outside-media' }, new Text(label));
    DomUtils.appendChild(wrapper, link);
  }
}

function rewriteLinks(tree: Document, addresses: UrlRewriter): void {
  for (const link of findByName(tree, 'a')) {
    const { href, name } = link.attribs;
    if (name && !link.attribs.id) link.attribs.id = name;
    if (href === undefined) continue;
    const isPost =
      link.attribs['data-type'] === 'post' || hasClass(link, 'wp-block-latest-posts__post-title');
    const address = addresses.rewriteLink(href, isPost);
    if (address === undefined) unwrap(link);
    else link.attribs.href = address.replace(/^#(?=.)/, '#post-');
  }
}

type ImageSource = { own: string; width?: number };

const parsePositiveInteger = (text = '') =>
  /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;

/** Of the files that WordPress has of a picture, the largest: ours are made from it. */
function findLargestSource({ attribs }: Element, addresses: UrlRewriter): ImageSource | undefined {
  // Plugins that load late keep the real address elsewhere.
  const src = attribs['data-src'] ?? attribs['data-lazy-src'] ?? attribs.src ?? '';
  const own = addresses.rewriteImage(src);
  if (!own) return;
  const candidates = (attribs['data-srcset'] ?? attribs.srcset ?? '')
    .split(/,\s+/)
    .flatMap((candidate) => {
      const [address = '', width = ''] = candidate.trim().split(/\s+/);
      const file = addresses.rewriteImage(address);
      return file && /^\d{1,5}w$/.test(width)
        ? [{ own: file, width: Number.parseInt(width, 10) }]
        : [];
    });
  const listed = candidates.sort((a, b) => a.width - b.width).at(-1);
  const isListed = candidates.some((file) => file.own === own);
  const width = parsePositiveInteger(attribs.width);
  if (listed && (isListed || listed.width >= (width ?? 0))) return listed;
  return { own, ...(width && { width }) };
}

/** WordPress's names of files that it has made smaller. */
const sizeInFileName = /-(\d{1,5})x(\d{1,5})\.\w+$/;

/** The size that a picture is shown at, at most, so that nothing shifts when it comes. */
function getDisplaySize({ attribs }: Element, own: string, addresses: UrlRewriter): Partial<Size> {
  const width = parsePositiveInteger(attribs.width);
  const height = parsePositiveInteger(attribs.height);
  if (width && height) return { width, height };
  const [, nameWidth, nameHeight] = sizeInFileName.exec(own) ?? [];
  const size =
    nameWidth && nameHeight
      ? { width: Number(nameWidth), height: Number(nameHeight) }
      : addresses.getImageSize?.(own);
  if (!size) return { ...(width && { width }), ...(height && { height }) };
  const { width: ownWidth, height: ownHeight } = size;
  if (width) return { width, height: Math.round((width * ownHeight) / ownWidth) };
  if (height) return { width: Math.round((height * ownWidth) / ownHeight), height };
  return size;
}

/** @returns addresses of the pictures of a content whose size it doesn't say, as `addresses.image` gives them */
export function findPicturesWithoutSize(html: string, addresses: UrlRewriter): string[] {
  const pictures: string[] = [];
  const parser = new Parser({
    onopentag(name, attribs) {
      if (name !== 'img') return;
      const image = new Element(name, attribs);
      const source = findLargestSource(image, addresses);
      const { width, height } = source
        ? getDisplaySize(image, source.own, addresses)
        : { width: 1, height: 1 };
      if (source && !(width && height)) pictures.push(source.own);
    },
  });
  parser.end(html);
  return pictures;
}

function applyImageSource(
  image: Element,
  { own, width }: ImageSource,
  addresses: UrlRewriter,
): void {
  const { attribs } = image;
  const shown = getDisplaySize(image, own, addresses);
  const ownWidth = width ?? addresses.getImageSize?.(own)?.width ?? shown.width;
  const { src, srcSet } = buildPictureSources(own, ownWidth);
  delete attribs.srcset;
  const given = attribs.sizes;
  delete attribs.sizes;
  Object.assign(attribs, {
    alt: truncate((attribs.alt ?? '').trim(), maxDescriptionLength),
    ...(shown.width && { width: String(shown.width) }),
    ...(shown.height && { height: String(shown.height) }),
    ...(srcSet && {
      sizes:
        given ?? `(max-width: ${shown.width ?? ownWidth}px) 100vw, ${shown.width ?? ownWidth}px`,
    }),
    loading: 'lazy',
    decoding: 'async',
    src,
    ...(srcSet && { srcset: srcSet }),
  });
}

/** Pictures come from our own origin; one that can't is replaced by its text and a link to it. */
function rewriteImages(tree: Document, addresses: UrlRewriter): void {
  for (const image of findByName(tree, 'img')) {
    const own = findLargestSource(image, addresses);
    if (own) {
      applyImageSource(image, own, addresses);
      continue;
    }
    const source = image.attribs.src ?? '';
    const alt = truncate((image.attribs.alt ?? '').trim(), maxDescriptionLength);
    const href = isInside(image, 'a') ? undefined : addresses.rewriteLink(source, false);
    const text = new Text(alt || 'See the picture');
    if (href?.startsWith('http')) {
      replaceElement(image, createElement('a', { href, class: 'outside-media' }, text));
    } else if (alt) replaceElement(image, text);
    else removeElement(image);
  }
}

function getAlignment(element: Element): string | undefined {
  const style = element.attribs.style ?? '';
  return (
    /(?:^|;)\s*text-align:\s*(left|center|right)/i.exec(style)?.[1] ??
    /^(?:left|center|right)$/i.exec(element.attribs.align ?? '')?.[0]
  )?.toLowerCase();
}

/** Alignment of older content becomes the class that the editor uses today. */
function replaceAlignmentByClasses(tree: Document): void {
  for (const element of findElements(
    tree,
    ({ attribs }) => 'style' in attribs || 'align' in attribs,
  )) {
    const side = getAlignment(element);
    const floats = ['img', 'table', 'figure'].includes(element.name);
    if (side) addClass(element, floats ? `align${side}` : `has-text-align-${side}`);
  }
}

function isUnnamed(element: Element): boolean {
  return (
    textContent(element).trim() === '' &&
    !findByName(element, 'img').some((image) => image.attribs.alt)
  );
}

/** A link or heading without a name says nothing to a screen reader. */
function removeUnnamed(tree: Document): void {
  for (const link of findByName(tree, 'a')) if (isUnnamed(link)) unwrap(link);
  for (const block of findElements(tree, ({ name }) => name === 'p' || headingPattern.test(name))) {
    if (!isUnnamed(block)) continue;
    if (findByName(block, 'img').length > 0) unwrap(block);
    else removeElement(block);
  }
}

/** Ids get a prefix, so that none can meet an id of the page or take a global name's place. */
function prefixIds(tree: Document): Set<string> {
  const usedIds = new Set<string>();
  for (const element of findElements(tree, ({ attribs }) => 'id' in attribs)) {
    const id = `post-${element.attribs.id}`;
    if (element.attribs.id && !/\s/.test(id) && !usedIds.has(id)) {
      element.attribs.id = id;
      usedIds.add(id);
    } else delete element.attribs.id;
  }
  return usedIds;
}

/**
 * Makes ids of headings' words, with a number behind those that are taken. It goes on where it was: thousands of headings
 * that are alike would take minutes if each began to count at two.
 */
function createHeadingIdGenerator(taken: Set<string>): (text: string) => string {
  const counts = new Map<string, number>();
  return (text) => {
    const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['heading'];
    const id = `post-${words.join('-')}`;
    let count = counts.get(id) ?? 1;
    let free = id;
    for (; taken.has(free); count += 1) free = `${id}-${count + 1}`;
    counts.set(id, count);
    taken.add(free);
    return free;
  };
}

/**
 * Headings form an outline below the page's title (h1): they start at h2 and skip no level,
 * whatever levels the author chose.
 */
function normaliseHeadingLevels(tree: Document, taken: Set<string>): void {
  const open: number[] = [];
  const idOf = createHeadingIdGenerator(taken);
  for (const element of findElements(tree, ({ name }) => headingPattern.test(name))) {
    const chosen = Number(element.name.slice(1));
    while ((open.at(-1) ?? 0) >= chosen) open.pop();
    open.push(chosen);
    element.name = `h${Math.min(open.length + 1, 6)}`;
    element.attribs.id ??= idOf(toPlainText(getInnerHTML(element)));
  }
}

function getCaption(table: Element): string {
  const figure = table.parent && isTag(table.parent) ? table.parent : undefined;
  const element =
    findByName(table, 'caption')[0] ??
    (figure?.name === 'figure' ? findByName(figure, 'figcaption')[0] : undefined);
  return element ? toPlainText(getInnerHTML(element)) : '';
}

/** A wide table scrolls inside its own region, which the keyboard can reach. */
function wrapTables(tree: Document): void {
  const labels = new Set<string>();
  findByName(tree, 'table').forEach((table, index) => {
    const text = truncate(getCaption(table), maxTitleLength);
    const label = text && !labels.has(text) ? text : `Table ${index + 1}`;
    labels.add(label);
    // An empty header names nothing, as in the corner of a table.
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
 * Makes a post's content fit for our pages: nothing loads from other origins, links lead to our
 * pages where they can, headings form an outline below the page's title, wide tables scroll, links
 * and headings have names. It does not make it safe: `sanitise` has to follow.
 *
 * @param html content as the content service or Markdown gives it, however broken
 */
export function prepareMarkup(html: string, addresses: UrlRewriter): string {
  const tree = parseDocument(flatten(html));
  removeShortcodes(tree);
  removeDisallowedElements(tree);
  repairDefinitionLists(tree);
  simplifyGalleries(tree);
  replaceAlignmentByClasses(tree);
  addCoverPictures(tree, addresses);
  replaceExternalMedia(tree, addresses);
  rewriteLinks(tree, addresses);
  rewriteImages(tree, addresses);
  removeUnnamed(tree);
  normaliseHeadingLevels(tree, prefixIds(tree));
  wrapTables(tree);
  return getInnerHTML(tree);
}
