import sanitizeHtml from 'sanitize-html';
import { videoClass } from './videos.ts';

/** A path on our own origin. It may not contain tabs, line ends or `\`: browsers remove the first two and treat `\` as `/`. */
const sameOriginPath = /^\/[\w%][^\s\\]*$/;
const sameOriginSrcset = /^(?:\/[\w%][^\s\\,]* \d+w(?:, |$))+$/;

/** The elements that a post's content may contain. All others are removed. */
const allowedElements =
  'a abbr address aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'.split(
    ' ',
  );

/** Classes of WordPress's editor and of `prepareMarkup` that the site's style sheets may use. */
const allowedClasses = [
  'wp-block-*',
  'wp-element-*',
  'wp-caption*',
  'align*',
  'has-text-align-*',
  'has-drop-cap',
  'has-fixed-layout',
  'has-nested-images',
  'is-style-*',
  'is-cropped',
  'columns-*',
  'gallery*',
  'blocks-gallery-*',
  'table-scroll',
  'outside-media',
  'visually-hidden',
  videoClass,
];

const options: sanitizeHtml.IOptions = {
  allowedTags: allowedElements,
  allowedAttributes: {
    '*': ['class', 'dir', 'id', 'lang'],
    a: ['aria-label', 'href', 'rel', 'target', 'title'],
    abbr: ['title'],
    col: ['span'],
    colgroup: ['span'],
    details: ['open'],
    div: ['aria-label', 'role', 'tabindex'],
    img: ['alt', 'decoding', 'height', 'loading', 'sizes', 'src', 'srcset', 'width'],
    li: ['value'],
    ol: ['reversed', 'start', 'type'],
    td: ['colspan', 'rowspan'],
    th: ['abbr', 'colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  allowedClasses: { '*': allowedClasses },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms', 'whatsapp', 'viber'],
  allowProtocolRelative: false,
  nestingLimit: 100,
  nonTextTags:
    'script style textarea option noscript template title svg math xmp iframe noembed noframes plaintext object'.split(
      ' ',
    ),
  transformTags: {
    '*': (tagName, { id, ...attribs }) => ({
      tagName,
      // A prefixed id can't shadow a global name in the browser (DOM clobbering).
      attribs: id?.startsWith('post-') ? { ...attribs, id } : attribs,
    }),
    a: (tagName, { target, rel: _rel, ...attribs }) => ({
      tagName,
      attribs: {
        ...attribs,
        ...(target === '_blank'
          ? { target, rel: 'noopener noreferrer' }
          : /^\s*https?:/i.test(attribs.href ?? '') && { rel: 'noopener' }),
      },
    }),
    div: (tagName, { role: _role, tabindex: _tabindex, 'aria-label': label, ...attribs }) => ({
      tagName,
      attribs:
        label && attribs.class === 'table-scroll'
          ? { ...attribs, role: 'region', tabindex: '0', 'aria-label': label }
          : attribs,
    }),
    img: (tagName, { src = '', srcset = '', ...attribs }) => ({
      tagName,
      attribs: {
        ...attribs,
        ...(sameOriginPath.test(src) && { src }),
        ...(sameOriginSrcset.test(srcset) && { srcset }),
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/**
 * Sanitises content from outside before it reaches a page: only the elements, attributes, classes and URLs that are listed here
 * remain. Pictures that aren't on our own origin are removed.
 *
 * @param html output of `prepareMarkup`
 * @returns HTML that is safe to set as inner HTML
 */
export function sanitise(html: string): string {
  return sanitizeHtml(html, options);
}
