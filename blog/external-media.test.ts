import { describe, expect, test } from 'vitest';
import { readRecordedContent, renderHtml } from './testing/render-content.ts';

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
    expect(renderHtml(`<iframe src="${src}"></iframe>`)).toBe(link(`Play on ${host}`));
    expect(renderHtml(`<iframe src="${src}" title="YouTube video player"></iframe>`)).toBe(
      link(`Play on ${host}`),
    );
    expect(renderHtml(`<iframe src="${src}" title="A &lt;farm&gt; in Denmark"></iframe>`)).toBe(
      link(`Play on ${host}<small>A &lt;farm&gt; in Denmark</small>`),
    );
  });

  test('the address of a video that WordPress did not look up is that of its frame', () => {
    expect(
      renderHtml(
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
    expect(renderHtml(`<iframe src="${src}"></iframe>`)).toBe(
      `<a href="${src}" class="outside-media" rel="noopener">See the content on ${host}</a>`,
    );
  });

  test("WordPress's recorded embeds become links, without script", () => {
    const output = renderHtml(readRecordedContent('post-embeds'));
    expect(output).toContain('>Play on YouTube');
    expect(output).toContain('>See the content on facebook.com</a>');
    expect(output).toContain('>March 21, 2006</a></blockquote>');
    expect(output).toContain('<figcaption>YouTube<br /></figcaption>');
    expect(output).not.toMatch(/<script|<iframe|platform\.twitter/);
  });

  test('the frame of an embedded post is left out, its quotation stays', () => {
    expect(
      renderHtml(
        '<blockquote><a href="https://o.example/p/">P</a></blockquote><iframe class="wp-embedded-content" src="https://o.example/p/embed/"></iframe>',
      ),
    ).toBe('<blockquote><a href="https://o.example/p/" rel="noopener">P</a></blockquote>');
  });

  test('audio and video files become links', () => {
    expect(
      renderHtml(
        '<audio controls><source src="/wp-content/uploads/a.mp3?_=1" /><a href="/x">/x</a></audio><video src="/wp-content/uploads/b.mp4" poster="/p.jpg"></video>',
      ),
    ).toBe(
      '<a href="http://127.0.0.1:8090/wp-content/uploads/a.mp3?_=1" class="outside-media" rel="noopener">Listen to the recording</a>' +
        '<a href="http://127.0.0.1:8090/wp-content/uploads/b.mp4" class="outside-media" rel="noopener">Watch the video</a>',
    );
  });
});
