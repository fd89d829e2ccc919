import { type Document, Element, isTag, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { findByName, findElements, hasClass, remove, turnInto } from './dom.server.ts';
import { maxTitleLength, truncate } from './plain-text.server.ts';
import type { PostTexts } from './post-texts.ts';
import type { UrlRewriter } from './url-rewriter.server.ts';
import { parseVideoUrl, type Video, videoClass } from './videos.ts';

/** Returns the link that replaces a frame, video or recording; undefined when the element names no HTTP URL. */
function describeExternalMedia(
  element: Element,
  urlRewriter: UrlRewriter,
  texts: PostTexts,
): { href: string; text: string } | undefined {
  const source =
    element.attribs.src ??
    element.attribs['data-src'] ??
    findByName(element, 'source')[0]?.attribs.src ??
    '';
  const link = urlRewriter.rewriteLink(source.trim(), false) ?? '';
  const url = URL.parse(link.replace(/^\/\//, 'https://'));
  if (!url || !/^https?:$/.test(url.protocol)) return;
  const host = url.hostname.replace(/^(?:www|player)\./, '');
  if (element.name === 'audio') return { href: url.href, text: texts.recording };
  if (element.name === 'video') return { href: url.href, text: texts.video };
  return { href: url.href, text: texts.contentOn(host) };
}

/** The titles that YouTube and Vimeo give to every player. They don't describe the video, so they are omitted. */
const genericVideoTitle = /^(?:youtube|vimeo)? ?(?:video)? ?(?:player)?$/i;

/** Turns an element into a link to a video's page. A click on it opens the player in our page (`play-video.ts`). */
function turnIntoVideoLink(
  element: Element,
  { host, pageUrl }: Video,
  texts: PostTexts,
  title = '',
): void {
  const name = truncate(title.replace(/\s+/g, ' ').trim(), maxTitleLength);
  turnInto(
    element,
    'a',
    { href: pageUrl, class: videoClass },
    new Text(texts.playOn(host)),
    ...(genericVideoTitle.test(name) ? [] : [new Element('small', {}, [new Text(name)])]),
  );
}

function turnIntoMediaLink(element: Element, href: string, text: string): void {
  turnInto(element, 'a', { href, class: 'outside-media' }, new Text(text));
}

/**
 * Replaces frames, videos and recordings by links, since our pages load nothing from other sites. Frames and files without an
 * HTTP URL are removed.
 */
export function replaceExternalMedia(
  tree: Document,
  urlRewriter: UrlRewriter,
  texts: PostTexts,
): void {
  for (const element of findByName(tree, 'iframe', 'video', 'audio')) {
    const media = describeExternalMedia(element, urlRewriter, texts);
    const video = media && element.name === 'iframe' ? parseVideoUrl(media.href) : undefined;
    // WordPress puts the frame of another WordPress's post beside a quotation that has the same link.
    if (!media || hasClass(element, 'wp-embedded-content')) remove(element);
    else if (video) turnIntoVideoLink(element, video, texts, element.attribs.title);
    else turnIntoMediaLink(element, media.href, media.text);
  }
  // WordPress outputs an embed that it couldn't resolve as a bare URL.
  for (const wrapper of findElements(tree, (element) =>
    hasClass(element, 'wp-block-embed__wrapper'),
  )) {
    const url = wrapper.children.some(isTag) ? null : URL.parse(DomUtils.textContent(wrapper));
    if (!url || !/^https?:$/.test(url.protocol)) continue;
    const video = parseVideoUrl(url.href);
    const link = new Element('a', {});
    if (video) turnIntoVideoLink(link, video, texts);
    else turnIntoMediaLink(link, url.href, texts.contentOn(url.hostname.replace(/^www\./, '')));
    turnInto(wrapper, wrapper.name, wrapper.attribs, link);
  }
}
