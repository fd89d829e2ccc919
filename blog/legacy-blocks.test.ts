import { describe, expect, test } from 'vitest';
import { renderHtml } from './testing/render-content.ts';

describe('older blocks', () => {
  test("a cover's picture in its style becomes one of our origin, and no other site's", () => {
    const cover = (src: string) =>
      renderHtml(
        `<div class="wp-block-cover" style="background-image:url('${src}')"><p>x</p></div>`,
      );
    expect(cover('http://127.0.0.1:8090/wp-content/uploads/a.jpg')).toBe(
      '<div class="wp-block-cover"><img class="wp-block-cover__image-background" alt="" loading="lazy" decoding="async" src="/blog-media/wp-content/uploads/a.jpg?w=960" /><p>x</p></div>',
    );
    expect(cover('https://o.example/a.jpg')).toBe('<div class="wp-block-cover"><p>x</p></div>');
  });

  test.each([
    'background-image:url(/wp-content/a.jpg)',
    'color:red; BACKGROUND-IMAGE: URL( "/wp-content/a.jpg" ); color:red',
    "background-image:url('/wp-content/a.jpg');background-image:none",
  ])('a picture is read from the style %j', (style) => {
    const output = renderHtml(
      `<div class="wp-block-cover" style='${style.replaceAll("'", '&#39;')}'></div>`,
    );
    expect(output).toContain(' src="/blog-media/wp-content/a.jpg?w=960"');
  });

  test("a gallery's pictures are not a list, and don't repeat their caption", () => {
    const picture = '<img src="/wp-content/a.jpg" alt="A bridge">';
    const output = renderHtml(
      `<ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure>${picture}<figcaption>A bridge</figcaption></figure></li></ul><figure><a href="/b/">${picture}</a><figcaption>A bridge</figcaption></figure>`,
    );
    expect(output).toMatch(
      /^<div class="blocks-gallery-grid"><div class="blocks-gallery-item"><figure><img [^>]*alt=""/,
    );
    expect(output).toMatch(/<a [^>]*><img [^>]*alt="A bridge"/);
  });
});
