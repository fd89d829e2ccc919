import { describe, expect, test } from 'vitest';
import { sanitise } from './sanitise.server.ts';
import { prepare, renderHtml, renderPost } from './testing/render-content.ts';
import { localUrlRewriter } from './url-rewriter.server.ts';

describe('links', () => {
  test('within the page use the prefixed ids', () => {
    expect(
      renderHtml('<p><a href="#note">x</a> <a name="note">note</a> <a href="#">top</a></p>'),
    ).toBe('<p><a href="#post-note">x</a> <a id="post-note">note</a> <a href="#">top</a></p>');
  });

  test('to posts lead to our pages, others to the WordPress', () => {
    expect(
      renderHtml(
        '<p><a href="http://127.0.0.1:8090/other/" data-type="post" data-id="7">a</a> <a class="wp-block-latest-posts__post-title" href="/third/">b</a> <a href="/about/" data-type="page">c</a></p>',
      ),
    ).toBe(
      '<p><a href="/blog/other">a</a> <a class="wp-block-latest-posts__post-title" href="/blog/third">b</a> <a href="http://127.0.0.1:8090/about/" rel="noopener">c</a></p>',
    );
  });

  test('with an unusable URL are replaced by their text', () => {
    expect(renderHtml('<p><a href="javascript:alert(1)">words</a></p>')).toBe('<p>words</p>');
  });

  test('without a name are replaced by their content', () => {
    expect(renderHtml('<p>x<a href="/a/"></a></p>')).toBe('<p>x</p>');
    expect(
      renderHtml('<a href="/wp-content/uploads/a.jpg"><img src="/wp-content/uploads/a.jpg"></a>'),
    ).toBe(
      '<img alt="" loading="lazy" decoding="async" src="/blog-media/wp-content/uploads/a.jpg?w=960" />',
    );
  });

  test('to a new window have no opener', () => {
    expect(renderHtml('<a href="https://o.example/" target="_blank" rel="nofollow">x</a>')).toBe(
      '<a href="https://o.example/" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });
});

describe('tables', () => {
  const table = '<table><tbody><tr><td>x</td></tr></tbody></table>';

  test('scroll in a focusable region with their caption as its label', () => {
    expect(
      renderHtml(
        `<figure class="wp-block-table">${table}<figcaption>Fees &amp; dates</figcaption></figure>`,
      ),
    ).toBe(
      `<figure class="wp-block-table"><div class="table-scroll" role="region" tabindex="0" aria-label="Fees &amp; dates">${table}</div><figcaption>Fees &amp; dates</figcaption></figure>`,
    );
  });

  test('without a caption, or with the same one, are numbered', () => {
    const labels = [...renderHtml(table + table).matchAll(/aria-label="([^"]*)"/g)].map(
      ([, label]) => label,
    );
    expect(labels).toEqual(['Table 1', 'Table 2']);
  });

  test('are numbered in the language of the post', () => {
    expect(sanitise(prepare(table, localUrlRewriter, 'bn'))).toContain('aria-label="টেবিল ১"');
  });

  test('an empty corner cell is not a header', () => {
    expect(renderHtml('<table><tr><th></th><th>A</th></tr></table>')).toContain(
      '<td></td><th>A</th>',
    );
  });
});

test('alignment of older content becomes classes', () => {
  expect(
    renderHtml(
      '<p style="color:red;text-align: center">a</p><p align="right">b</p><h2 class="wp-block-heading" style="text-align:left">c</h2><img align="left" src="/wp-content/a.jpg">',
    ),
  ).toBe(
    '<p class="has-text-align-center">a</p><p class="has-text-align-right">b</p><h2 class="wp-block-heading has-text-align-left" id="post-c">c</h2><img class="alignleft" alt="" loading="lazy" decoding="async" src="/blog-media/wp-content/a.jpg?w=960" />',
  );
});

test('comments and fields are removed, the words of forms stay', () => {
  expect(
    renderHtml(
      'a<!--more Read on--><!--nextpage--><form role="search"><label>Search</label><input><button>Go</button></form>b',
    ),
  ).toBe('a<div><span>Search </span><span>Go</span></div>b');
});

test('obsolete elements are replaced', () => {
  expect(
    renderHtml('<center><font color=red>a</font> <strike>b</strike> <tt>c</tt></center>'),
  ).toBe('<div><span>a</span> <s>b</s> <code>c</code></div>');
});

test('reading time is at least a minute', () => {
  expect(renderPost('<p>word</p>').readingMinutes).toBe(1);
  expect(renderPost(`<p>${'word '.repeat(1100)}</p>`).readingMinutes).toBe(5);
});
