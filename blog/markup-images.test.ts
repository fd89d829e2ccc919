import { describe, expect, test } from 'vitest';
import { readRecordedContent, renderHtml } from './testing/render-content.ts';

describe('pictures', () => {
  test('keep alternative text and size, and load lazily from our origin', () => {
    expect(
      renderHtml(
        '<img class="size-full wp-image-906 aligncenter" src="http://127.0.0.1:8090/wp-content/uploads/a.jpg" alt="A &quot;boat&quot;" width="580" height="300" srcset="http://127.0.0.1:8090/wp-content/uploads/a-300x155.jpg 300w, https://cdn.example/a.jpg 1024w" sizes="(max-width: 580px) 100vw, 580px">',
      ),
    ).toBe(
      '<img class="aligncenter" alt="A &quot;boat&quot;" width="580" height="300" sizes="(max-width: 580px) 100vw, 580px" loading="lazy" decoding="async" src="/blog-media/wp-content/uploads/a.jpg?w=640" srcset="/blog-media/wp-content/uploads/a.jpg?w=320 320w, /blog-media/wp-content/uploads/a.jpg?w=640 580w" />',
    );
    // Our pictures are resized from the largest file.
    expect(
      renderHtml(
        '<img src="/wp-content/a-300x200.jpg" width="300" height="200" srcset="/wp-content/a-300x200.jpg 300w, /wp-content/a.jpg 2000w">',
      ),
    ).toMatch(
      / width="300" height="200" alt="" sizes="\(max-width: 300px\) 100vw, 300px".* src="\/blog-media\/wp-content\/a.jpg\?w=960" .*, \/blog-media\/wp-content\/a.jpg\?w=1920 1920w"/,
    );
  });

  test("without alternative text get an empty one, so that screen readers don't read the file name", () => {
    expect(renderHtml('<img src="/wp-content/uploads/a.jpg">')).toContain('alt=""');
  });

  test.each(['', ' height="200"'])(
    'with smaller files and without a width (%j) are taken to be as wide as the largest file',
    (size) => {
      const output = renderHtml(
        `<img src="/wp-content/a.jpg"${size} srcset="/wp-content/a.jpg 2000w">`,
      );
      expect(output).toContain(' sizes="(max-width: 2000px) 100vw, 2000px"');
    },
  );

  test('have an alternative text of limited length', () => {
    const output = renderHtml(`<img src="/wp-content/a.jpg" alt="${'long '.repeat(1_000)}">`);
    expect(/ alt="([^"]*)"/.exec(output)?.[1]).toMatch(/^(?:long ){199}long…$/);
  });

  test('of lazy-loading plugins are found', () => {
    expect(
      renderHtml(
        '<img src="data:image/gif;base64,R0" data-src="/wp-content/uploads/a.jpg"><noscript><img src="/wp-content/uploads/a.jpg"></noscript>',
      ),
    ).toBe(
      '<img alt="" loading="lazy" decoding="async" src="/blog-media/wp-content/uploads/a.jpg?w=960" />',
    );
  });

  test('of one pixel, which count visits, leave no link', () => {
    expect(
      renderHtml('<p>a<img src="https://o.example/count?id=1" width="1" height="1" alt=""></p>'),
    ).toBe('<p>a</p>');
  });

  test('from other sites become text links', () => {
    expect(renderHtml('<p><img src="https://o.example/a.png" alt="A map"></p>')).toBe(
      '<p><a href="https://o.example/a.png" class="outside-media" rel="noopener">A map</a></p>',
    );
    expect(
      renderHtml('<p><a href="/b/"><img src="https://o.example/a.png" alt="A map"></a></p>'),
    ).toBe('<p><a href="http://127.0.0.1:8090/b/" rel="noopener">A map</a></p>');
  });

  test("WordPress's recorded gallery comes from our origin whole", () => {
    const output = renderHtml(readRecordedContent('post-gallery'));
    expect(output.match(/<img /g)).toHaveLength(2);
    expect(output.match(/src="\/blog-media\/wp-content\/uploads\/2008\/06\//g)).toHaveLength(2);
    expect(output).toContain('<figure class="gallery-item">');
    expect(output).toContain('alt="canola"');
    expect(output).toContain(
      '<figcaption class="wp-caption-text gallery-caption" id="post-gallery-1-4">',
    );
  });
});
