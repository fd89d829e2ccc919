import { describe, expect, test } from 'vitest';
import { toPost } from './post.server.ts';
import { readFixture } from './testing/fake-wordpress.ts';
import { createWordPressUrlRewriter } from './url-rewriter.server.ts';

const base = new URL('http://127.0.0.1:8090/');

function render(content: string) {
  const addresses = createWordPressUrlRewriter(base, {
    slug: 'a',
    link: 'http://127.0.0.1:8090/a/',
  });
  const post = { id: 1, slug: 'a', date: '', title: 'T', excerpt: '', content, categoryIds: [] };
  return toPost(post, addresses);
}

const html = (content: string) => render(content).html;

function recorded(name: string): string {
  return JSON.parse(readFixture(name))[0].content.rendered;
}

describe('videos and other frames', () => {
  test.each([
    [
      'https://www.youtube.com/embed/ex8fMxXJDJw?feature=oembed',
      'https://www.youtube.com/watch?v=ex8fMxXJDJw',
      'YouTube',
    ],
    [
      '//www.youtube-nocookie.com/embed/ex8fMxXJDJw',
      'https://www.youtube.com/watch?v=ex8fMxXJDJw',
      'YouTube',
    ],
    ['https://player.vimeo.com/video/22439234?h=1', 'https://vimeo.com/22439234', 'Vimeo'],
    [
      'https://player.vimeo.com/video/22439234?h=0a1b2c3d4e',
      'https://vimeo.com/22439234/0a1b2c3d4e',
      'Vimeo',
    ],
  ])('the frame of %s becomes a link that plays it', (src, href, host) => {
    const link = (inside: string) =>
      `<a href="${href}" class="outside-video" rel="noopener">${inside}</a>`;
    expect(html(`<iframe src="${src}"></iframe>`)).toBe(link(`Play on ${host}`));
    expect(html(`<iframe src="${src}" title="YouTube video player"></iframe>`)).toBe(
      link(`Play on ${host}`),
    );
    expect(html(`<iframe src="${src}" title="A &lt;farm&gt; in Denmark"></iframe>`)).toBe(
      link(`Play on ${host}<small>A &lt;farm&gt; in Denmark</small>`),
    );
  });

  test('the address of a video that WordPress did not look up is that of its frame', () => {
    expect(
      html(
        '<div class="wp-block-embed__wrapper">\nhttps://youtu.be/ex8fMxXJDJw?si=x\n</div><div class="wp-block-embed__wrapper">https://o.example/a</div>',
      ),
    ).toBe(
      '<div class="wp-block-embed__wrapper"><a href="https://www.youtube.com/watch?v=ex8fMxXJDJw" class="outside-video" rel="noopener">Play on YouTube</a></div>' +
        '<div class="wp-block-embed__wrapper"><a href="https://o.example/a" class="outside-media" rel="noopener">See the content on o.example</a></div>',
    );
  });

  test.each([
    ['https://www.youtube.com/embed/videoseries?list=PL1', 'youtube.com'],
    ['https://www.youtube.com/embed/', 'youtube.com'],
    ['https://vimeo.com/video/x', 'vimeo.com'],
    ['https://youtube.com.evil.example/embed/ex8fMxXJDJw', 'youtube.com.evil.example'],
    ['https://maps.example/embed', 'maps.example'],
  ])('the frame of %s becomes a link', (src, host) => {
    expect(html(`<iframe src="${src}"></iframe>`)).toBe(
      `<a href="${src}" class="outside-media" rel="noopener">See the content on ${host}</a>`,
    );
  });

  test("WordPress's recorded embeds become links, without script", () => {
    const output = html(recorded('post-embeds'));
    expect(output).toContain('>Play on YouTube');
    expect(output).toContain('>See the content on facebook.com</a>');
    expect(output).toContain('>March 21, 2006</a></blockquote>');
    expect(output).toContain('<figcaption>YouTube<br /></figcaption>');
    expect(output).not.toMatch(/<script|<iframe|platform\.twitter/);
  });

  test('the frame of an embedded post is left out, its quotation stays', () => {
    expect(
      html(
        '<blockquote><a href="https://o.example/p/">P</a></blockquote><iframe class="wp-embedded-content" src="https://o.example/p/embed/"></iframe>',
      ),
    ).toBe('<blockquote><a href="https://o.example/p/" rel="noopener">P</a></blockquote>');
  });

  test('audio and video files become links', () => {
    expect(
      html(
        '<audio controls><source src="/wp-content/uploads/a.mp3?_=1" /><a href="/x">/x</a></audio><video src="/wp-content/uploads/b.mp4" poster="/p.jpg"></video>',
      ),
    ).toBe(
      '<a href="http://127.0.0.1:8090/wp-content/uploads/a.mp3?_=1" class="outside-media" rel="noopener">Listen to the recording</a>' +
        '<a href="http://127.0.0.1:8090/wp-content/uploads/b.mp4" class="outside-media" rel="noopener">Watch the video</a>',
    );
  });
});

describe('pictures', () => {
  test('keep alternative text and size, and load lazily from our origin', () => {
    expect(
      html(
        '<img class="size-full wp-image-906 aligncenter" src="http://127.0.0.1:8090/wp-content/uploads/a.jpg" alt="A &quot;boat&quot;" width="580" height="300" srcset="http://127.0.0.1:8090/wp-content/uploads/a-300x155.jpg 300w, https://cdn.example/a.jpg 1024w" sizes="(max-width: 580px) 100vw, 580px">',
      ),
    ).toBe(
      '<img class="aligncenter" alt="A &quot;boat&quot;" width="580" height="300" sizes="(max-width: 580px) 100vw, 580px" loading="lazy" decoding="async" src="/blog-media/wp-content/uploads/a.jpg?w=640" srcset="/blog-media/wp-content/uploads/a.jpg?w=320 320w, /blog-media/wp-content/uploads/a.jpg?w=640 580w" />',
    );
    // Our pictures are resized from the largest file.
    expect(
      html(
        '<img src="/wp-content/a-300x200.jpg" width="300" height="200" srcset="/wp-content/a-300x200.jpg 300w, /wp-content/a.jpg 2000w">',
      ),
    ).toMatch(
      / width="300" height="200" alt="" sizes="\(max-width: 300px\) 100vw, 300px".* src="\/blog-media\/wp-content\/a.jpg\?w=960" .*, \/blog-media\/wp-content\/a.jpg\?w=1920 1920w"/,
    );
  });

  test("without alternative text get an empty one, so that screen readers don't read the file name", () => {
    expect(html('<img src="/wp-content/uploads/a.jpg">')).toContain('alt=""');
  });

  test.each(['', ' height="200"'])(
    'with smaller files and without a width (%j) are taken to be as wide as the largest file',
    (size) => {
      const output = html(`<img src="/wp-content/a.jpg"${size} srcset="/wp-content/a.jpg 2000w">`);
      expect(output).toContain(' sizes="(max-width: 2000px) 100vw, 2000px"');
    },
  );

  test('have an alternative text of limited length', () => {
    const output = html(`<img src="/wp-content/a.jpg" alt="${'long '.repeat(1_000)}">`);
    expect(/ alt="([^"]*)"/.exec(output)?.[1]).toMatch(/^(?:long ){199}long…$/);
  });

  test('of lazy-loading plugins are found', () => {
    expect(
      html(
        '<img src="data:image/gif;base64,R0" data-src="/wp-content/uploads/a.jpg"><noscript><img src="/wp-content/uploads/a.jpg"></noscript>',
      ),
    ).toBe(
      '<img alt="" loading="lazy" decoding="async" src="/blog-media/wp-content/uploads/a.jpg?w=960" />',
    );
  });

  test('from other sites become text links', () => {
    expect(html('<p><img src="https://o.example/a.png" alt="A map"></p>')).toBe(
      '<p><a href="https://o.example/a.png" class="outside-media" rel="noopener">A map</a></p>',
    );
    expect(html('<p><a href="/b/"><img src="https://o.example/a.png" alt="A map"></a></p>')).toBe(
      '<p><a href="http://127.0.0.1:8090/b/" rel="noopener">A map</a></p>',
    );
  });

  test("WordPress's recorded gallery comes from our origin whole", () => {
    const output = html(recorded('post-gallery'));
    expect(output.match(/<img /g)).toHaveLength(2);
    expect(output.match(/src="\/blog-media\/wp-content\/uploads\/2008\/06\//g)).toHaveLength(2);
    expect(output).toContain('<figure class="gallery-item">');
    expect(output).toContain('alt="canola"');
    expect(output).toContain(
      '<figcaption class="wp-caption-text gallery-caption" id="post-gallery-1-4">',
    );
  });
});

describe('headings', () => {
  test.each([
    ['h1 h2 h3 h2', [2, 3, 4, 3]],
    ['h2 h3 h4 h2', [2, 3, 4, 2]],
    ['h3 h3 h5 h3', [2, 2, 3, 2]],
    ['h4 h2 h6', [2, 2, 3]],
    ['h1 h2 h3 h4 h5 h6', [2, 3, 4, 5, 6, 6]],
  ])('%s form an outline below the title', (names, levels) => {
    const content = names
      .split(' ')
      .map((name, index) => `<${name}>Part ${index}</${name}>`)
      .join('');
    expect([...html(content).matchAll(/<h(\d)/g)].map(([, level]) => Number(level))).toEqual(
      levels,
    );
  });

  test('get unique ids', () => {
    const output = html(
      '<h2>Before you go</h2><h2>Before you go</h2><h2 id="visa">ভিসা</h2><h2>ভিসা</h2><p id="before">x</p>',
    );
    const ids = [
      'post-before-you-go',
      'post-before-you-go-2',
      'post-visa',
      'post-ভিসা',
      'post-before',
    ];
    expect([...output.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
  });

  test('get ids in linear time, even if all have the same text', () => {
    const started = performance.now();
    expect(html('<h2>Visa</h2>'.repeat(20_000))).toContain('id="post-visa-20000"');
    expect(performance.now() - started).toBeLessThan(4_000);
  });

  test('get ids from their text without markup', () => {
    expect(html('<h2>A &amp; <em>b</em><br>c</h2>')).toContain('<h2 id="post-a-b-c">');
  });

  test('without text are removed', () => {
    expect(html('<h2> </h2><h3><a href="/x"></a></h3><p>&nbsp;</p><p>x</p>')).toBe('<p>x</p>');
  });
});

describe('links', () => {
  test('within the page use the prefixed ids', () => {
    expect(html('<p><a href="#note">x</a> <a name="note">note</a> <a href="#">top</a></p>')).toBe(
      '<p><a href="#post-note">x</a> <a id="post-note">note</a> <a href="#">top</a></p>',
    );
  });

  test('to posts lead to our pages, others to the WordPress', () => {
    expect(
      html(
        '<p><a href="http://127.0.0.1:8090/other/" data-type="post" data-id="7">a</a> <a class="wp-block-latest-posts__post-title" href="/third/">b</a> <a href="/about/" data-type="page">c</a></p>',
      ),
    ).toBe(
      '<p><a href="/blog/other">a</a> <a class="wp-block-latest-posts__post-title" href="/blog/third">b</a> <a href="http://127.0.0.1:8090/about/" rel="noopener">c</a></p>',
    );
  });

  test('with an unusable URL are replaced by their text', () => {
    expect(html('<p><a href="javascript:alert(1)">words</a></p>')).toBe('<p>words</p>');
  });

  test('without a name are replaced by their content', () => {
    expect(html('<p>x<a href="/a/"></a></p>')).toBe('<p>x</p>');
    expect(
      html('<a href="/wp-content/uploads/a.jpg"><img src="/wp-content/uploads/a.jpg"></a>'),
    ).toBe(
      '<img alt="" loading="lazy" decoding="async" src="/blog-media/wp-content/uploads/a.jpg?w=960" />',
    );
  });

  test('to a new window have no opener', () => {
    expect(html('<a href="https://o.example/" target="_blank" rel="nofollow">x</a>')).toBe(
      '<a href="https://o.example/" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });
});

describe('tables', () => {
  const table = '<table><tbody><tr><td>x</td></tr></tbody></table>';

  test('scroll in a focusable region with their caption as its label', () => {
    expect(
      html(
        `<figure class="wp-block-table">${table}<figcaption>Fees &amp; dates</figcaption></figure>`,
      ),
    ).toBe(
      `<figure class="wp-block-table"><div class="table-scroll" role="region" tabindex="0" aria-label="Fees &amp; dates">${table}</div><figcaption>Fees &amp; dates</figcaption></figure>`,
    );
  });

  test('without a caption, or with the same one, are numbered', () => {
    const labels = [...html(table + table).matchAll(/aria-label="([^"]*)"/g)].map(
      ([, label]) => label,
    );
    expect(labels).toEqual(['Table 1', 'Table 2']);
  });

  test('an empty corner cell is not a header', () => {
    expect(html('<table><tr><th></th><th>A</th></tr></table>')).toContain('<td></td><th>A</th>');
  });
});

test('alignment of older content becomes classes', () => {
  expect(
    html(
      '<p style="color:red;text-align: center">a</p><p align="right">b</p><h2 class="wp-block-heading" style="text-align:left">c</h2><img align="left" src="/wp-content/a.jpg">',
    ),
  ).toBe(
    '<p class="has-text-align-center">a</p><p class="has-text-align-right">b</p><h2 class="wp-block-heading has-text-align-left" id="post-c">c</h2><img class="alignleft" alt="" loading="lazy" decoding="async" src="/blog-media/wp-content/a.jpg?w=960" />',
  );
});

test('comments, forms and fields are removed', () => {
  expect(
    html(
      'a<!--more Read on--><!--nextpage--><form role="search"><label>Search</label><input><button>Go</button></form>b',
    ),
  ).toBe('ab');
});

test('obsolete elements are replaced', () => {
  expect(html('<center><font color=red>a</font> <strike>b</strike> <tt>c</tt></center>')).toBe(
    '<div><span>a</span> <s>b</s> <code>c</code></div>',
  );
});

test('reading time is at least a minute', () => {
  expect(render('<p>word</p>').readingMinutes).toBe(1);
  expect(render(`<p>${'word '.repeat(1100)}</p>`).readingMinutes).toBe(5);
});

describe('definition lists', () => {
  test.each([
    ['<dl><dt>a</dt><dd>b</dd>\n<dt>c</dt><dt>d</dt><dd>e</dd><dd>f</dd></dl>'],
    ['<dl><div><dt>a</dt><dd>b</dd></div> <div><dt>c</dt><dd>d</dd></div></dl>'],
  ])('that are whole stay: %s', (list) => {
    expect(html(list)).toBe(list);
  });

  test.each([
    ['<dl><p>x</p><dt>a</dt><dd>b</dd></dl>', '<div><p>x</p><div>a</div><div>b</div></div>'],
    ['<dl><dd>b</dd></dl>', '<div><div>b</div></div>'],
    ['<dl>x<dt>a</dt></dl><dt>c</dt>', '<div>x<div>a</div></div><div>c</div>'],
    ['<dl></dl><dl class="wp-caption"><dt class="wp-caption-dt"> </dt></dl>', ''],
    [
      '<dl class="gallery-item"><dt class="gallery-icon">a</dt><dd class="gallery-caption">b</dd></dl>',
      '<figure class="gallery-item"><div class="gallery-icon">a</div><figcaption class="gallery-caption">b</figcaption></figure>',
    ],
  ])('that are none become what they are: %s', (list, expected) => {
    expect(html(list)).toBe(expected);
  });
});

describe('older blocks', () => {
  test("a cover's picture in its style becomes one of our origin, and no other site's", () => {
    const cover = (src: string) =>
      html(`<div class="wp-block-cover" style="background-image:url('${src}')"><p>x</p></div>`);
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
    const output = html(
      `<div class="wp-block-cover" style='${style.replaceAll("'", '&#39;')}'></div>`,
    );
    expect(output).toContain(' src="/blog-media/wp-content/a.jpg?w=960"');
  });

  test('a very long style is parsed in linear time', () => {
    const started = performance.now();
    const style = `background-image:url(${' '.repeat(4_000)}`;
    expect(html(`<div class="wp-block-cover" style="${style}">x</div>`)).toBe(
      '<div class="wp-block-cover">x</div>',
    );
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  test("a gallery's pictures are not a list, and don't repeat their caption", () => {
    const picture = '<img src="/wp-content/a.jpg" alt="A bridge">';
    const output = html(
      `<ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure>${picture}<figcaption>A bridge</figcaption></figure></li></ul><figure><a href="/b/">${picture}</a><figcaption>A bridge</figcaption></figure>`,
    );
    expect(output).toMatch(
      /^<div class="blocks-gallery-grid"><div class="blocks-gallery-item"><figure><img [^>]*alt=""/,
    );
    expect(output).toMatch(/<a [^>]*><img [^>]*alt="A bridge"/);
  });
});
