import { Parser } from 'htmlparser2';
import { withoutShortcodes } from './shortcodes.server.ts';

/** What these hold is code or a control, never words of the text. */
const silentElements = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'textarea',
  'select',
  'iframe',
]);
const inlineElements = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/**
 * The words of a piece of HTML: entities decoded, markup gone, white space collapsed.
 * The result is text, not HTML: whoever shows it must escape it, as React does.
 */
export function plainText(html: string): string {
  let text = '';
  let silent = 0;
  const separate = (name: string) => {
    if (!inlineElements.has(name)) text += ' ';
  };
  const parser = new Parser({
    onopentag(name) {
      if (silentElements.has(name)) silent += 1;
      separate(name);
    },
    onclosetag(name) {
      if (silentElements.has(name)) silent -= 1;
      separate(name);
    },
    ontext(data) {
      if (silent === 0) text += data;
    },
  });
  parser.end(html);
  return text
    .replace(/\p{Cc}+|\s+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const excerptWords = 30;

/**
 * A post's excerpt as plain text of at most 30 words (requirements 9).
 *
 * @param html the excerpt as the content service gives it; WordPress ends one that it cut with "[…]"
 */
export function excerptText(html: string): string {
  const text = withoutShortcodes(plainText(html)).replace(/ {2,}/g, ' ').trim();
  const whole = text.replace(/\s*\[…\]$/, '');
  const words = whole.split(/\s+/).filter(Boolean);
  const cut = words.length > excerptWords || whole !== text;
  const kept = words.slice(0, excerptWords).join(' ');
  return cut && kept ? `${kept.replace(/[.,;:…–—-]+$/u, '')}…` : kept;
}
