import { type Document, type Element, isTag, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { createElement, findByName, findElements, hasClass } from './dom.server.ts';
import { maxTitleLength, truncate } from './plain-text.server.ts';
import type { PostTexts } from './post-texts.ts';
import type { UrlRewriter } from './url-rewriter.server.ts';
import { parseVideoUrl, type Video, videoClass } from './videos.ts';

const { removeElement, replaceElement, textContent } = DomUtils;

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

/** Creates a link to a video's page. A click on it opens the player in our page (`play-video.ts`). */
function createVideoLink({ host, pageUrl }: Video, texts: PostTexts, title = ''): Element {
  const link = createElement(
    'a',
    { href: pageUrl, class: videoClass },
    new Text(texts.playOn(host)),
  );
  const name = truncate(title.replace(/\s+/g, ' ').trim(), maxTitleLength);
  if (!genericVideoTitle.test(name))
    DomUtils.appendChild(link, createElement('small', {}, new Text(name)));
  return link;
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
    if (!media || hasClass(element, 'wp-embedded-content')) removeElement(element);
    else if (video) replaceElement(element, createVideoLink(video, texts, element.attribs.title));
    else {
      const link = createElement(
        'a',
        { href: media.href, class: 'outside-media' },
        new Text(media.text),
      );
      replaceElement(element, link);
    }
  }
  // WordPress outputs an embed that it couldn't resolve as a bare URL.
  for (const wrapper of findElements(tree, (element) =>
    hasClass(element, 'wp-block-embed__wrapper'),
  )) {
    const text = textContent(wrapper).trim();
    const url = wrapper.children.some(isTag) ? null : URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol)) continue;
    wrapper.children = [];
    const video = parseVideoUrl(url.href);
    const label = texts.contentOn(url.hostname.replace(/^www\./, ''));
    const link = video
      ? createVideoLink(video, texts)
      : createElement('a', { href: url.href, class: 'outside-media' }, new Text(label));
    DomUtils.appendChild(wrapper, link);
  }
}
