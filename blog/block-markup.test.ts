import { describe, expect, test } from 'vitest';
import { toPlainText } from './plain-text.server.ts';
import { blockMarkup } from './testing/block-markup.ts';
import { renderHtml } from './testing/render-content.ts';

const normalise = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each(blockMarkup)('$name', ({ html, seen, hidden = '' }) => {
  const rendered = renderHtml(html);
  const words = toPlainText(rendered);

  test('no word is lost, and none is shown that was hidden', () => {
    expect(words).toBe(normalise(seen));
    for (const word of hidden.split(' ').filter(Boolean)) {
      expect(words.split(/\s+/)).not.toContain(word);
    }
    if (hidden) expect(rendered).not.toContain(hidden);
  });
});

test.each([
  'core: accordion',
  'Kadence: a',
  'Elementor: a',
  'Divi: t',
  'WPBakery: p',
  'classic editor with',
])('the accordion of %s… opens without a script', (start) => {
  const html = blockMarkup.find(({ name }) => name.startsWith(start))?.html ?? '';
  expect(renderHtml(html)).toMatch(/<details[^>]*><summary>.*<\/summary>.*<\/details>/);
});

test('an accordion in a list leaves the list its items', () => {
  const html = blockMarkup.find(({ name }) => name.startsWith('Foundation'))?.html ?? '';
  expect(renderHtml(html)).toMatch(/^<ul><li><details><summary>When<.*<\/details><\/li><\/ul>$/);
});

test('the question of an accordion stays a heading', () => {
  expect(renderHtml(blockMarkup[0]?.html ?? '')).toBe(
    '<div class="wp-block-accordion"><details class="wp-block-accordion-item" open><summary><h2 class="wp-block-accordion-heading" id="post-who-pays"><span class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">Who pays?</span></span></h2></summary><div class="wp-block-accordion-panel"><p>The host does.</p></div></details></div>',
  );
});

test('words for screen readers alone have the class of the site', () => {
  expect(renderHtml('<span class="screen-reader-text">Aloud</span>')).toBe(
    '<span class="visually-hidden">Aloud</span>',
  );
});

test.each(['sms:+8801', 'whatsapp://send?phone=1', 'viber://chat?number=1', 'tel:+8801'])(
  'a link to %s stays one',
  (href) => {
    expect(renderHtml(`<a href="${href}">Write</a>`)).toBe(`<a href="${href}">Write</a>`);
  },
);

test('a link keeps the name that its author gave it', () => {
  expect(renderHtml('<a href="#1" aria-label="Back to 1">↩︎</a>')).toBe(
    '<a href="#post-1" aria-label="Back to 1">↩︎</a>',
  );
  expect(renderHtml('<a href="/x/" title="Photos"><i class="fa"></i></a>')).toContain(
    '>Photos</a>',
  );
  expect(
    renderHtml('<a href="/x/" aria-label="Enlarge"><img src="/wp-content/a.jpg"></a>'),
  ).toMatch(/^<a href="[^"]+" aria-label="Enlarge"[^>]*><img[^>]+><\/a>$/);
});

test.each(['<img>', '<img src="data:,">', '<img src="" data-src="#">'])(
  'nothing stands for a picture that nobody can see: %s',
  (html) => {
    expect(renderHtml(html)).toBe('');
  },
);

describe('a picture that waits for a script', () => {
  const picture = (src: string) => `src="/blog-media/wp-content/${src}?w=960"`;
  test.each([
    ['<img src="data:image/gif;base64,R0" data-original="/wp-content/a.jpg">', 'a.jpg'],
    ['<img nitro-lazy-src="/wp-content/b.png">', 'b.png'],
    ['<img src="" data-srcset="/wp-content/c.jpg 300w, /wp-content/d.jpg 600w">', 'd.jpg'],
    ['<p><img src="data:,"></p><noscript><img src="/wp-content/e.webp"></noscript>', 'e.webp'],
    ['<img src="/wp-content/f.jpg"><noscript><img src="/wp-content/g.jpg"></noscript>', 'f.jpg'],
    ['<img src="/wp-content/j.jpg" data-src="">', 'j.jpg'],
    ['<picture><source data-srcset="/wp-content/k.jpg 1x"><img src="data:,"></picture>', 'k.jpg'],
    ['<img src="/wp-content/h.jpg" data-large-file="/wp-content/i.jpg">', 'h.jpg'],
  ])('%s', (html, file) => {
    const output = renderHtml(html);
    expect(output).toContain(picture(file).slice(0, -'?w=960"'.length));
    expect(output.match(/<img/g)).toHaveLength(1);
  });
});
