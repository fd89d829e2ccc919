import type { Element } from 'domhandler';
import { isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { toPost, toSummary } from './post.server.ts';
import { sanitise } from './sanitise.server.ts';
import { prepare } from './testing/render-content.ts';
import { xssPayloads } from './testing/xss-payloads.ts';
import { createWordPressUrlRewriter, localUrlRewriter } from './url-rewriter.server.ts';

const wordpress = createWordPressUrlRewriter(new URL('https://cms.example/'), {
  slug: 'a',
  link: 'https://cms.example/a/',
});

const forbidden =
  /^(?:script|style|iframe|frame|object|embed|form|input|button|select|option|textarea|svg|math|base|meta|link|title|template|noscript|xmp|plaintext|noembed|noframes|video|audio|source|picture|dialog|h1|.*-.*)$/;

/**
 * Finds elements and attributes that no page may contain. It doesn't use the sanitiser's own lists, which may have mistakes.
 */
function dangers(html: string): string[] {
  const found: string[] = html.includes('<!') || html.includes('<?') ? ['comment'] : [];
  const tree = parseDocument(html);
  for (const element of DomUtils.findAll(isTag, tree.children) as Element[]) {
    if (forbidden.test(element.name)) found.push(element.name);
    for (const [name, value] of Object.entries(element.attribs)) {
      const bad =
        name.startsWith('on') ||
        /^(?:style|name|srcdoc|ping|action|formaction|background|poster|popover|data)$/.test(
          name,
        ) ||
        (name === 'id' && !value.startsWith('post-')) ||
        (name === 'href' && !/^(?:https?:\/\/|mailto:|tel:|#|\/[^/\\]|[\w%.?-]+$)/.test(value)) ||
        (name === 'src' && !/^\/[\w%]\S*$/.test(value)) ||
        (name === 'srcset' && /(?:^|,\s*)(?!\/[\w%])/.test(value)) ||
        (name === 'target' && element.attribs.rel !== 'noopener noreferrer') ||
        (name === 'role' && value !== 'region') ||
        (name === 'tabindex' && value !== '0');
      if (bad) found.push(`${element.name} ${name}=${value}`);
    }
  }
  return found;
}

describe.each(Object.entries(xssPayloads))('%s', (_name, html) => {
  test('is harmless after sanitising alone', () => {
    expect(dangers(sanitise(html))).toEqual([]);
  });

  test.each([
    ['WordPress', wordpress],
    ['a local post', localUrlRewriter],
  ])('comes out harmless from %s', (_source, addresses) => {
    const post = toPost(
      { id: 1, slug: 'a', date: '', title: html, excerpt: html, content: html, categoryIds: [] },
      addresses,
      'en',
    );
    expect(dangers(post.html)).toEqual([]);
    expect(dangers(sanitise(post.html))).toEqual([]);
  });

  test('does not change when it is sanitised again', () => {
    const once = sanitise(prepare(html, wordpress, 'en'));
    expect(sanitise(once)).toBe(once);
  });

  test('is harmless inside a paragraph', () => {
    const prepared = prepare(`<p>before ${html} after</p>`, wordpress, 'en');
    expect(dangers(sanitise(prepared))).toEqual([]);
  });
});

test('the check itself detects dangerous HTML', () => {
  const seen = Object.values(xssPayloads).filter((html) => dangers(html).length > 0);
  expect(seen.length).toBeGreaterThan(Object.keys(xssPayloads).length * 0.8);
});

test('titles and excerpts are text, which React escapes', () => {
  const { title, excerpt } = toSummary({
    id: 1,
    slug: 'a',
    date: '',
    title: '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; <img src=x onerror=alert(1)>Visa',
    excerpt: '<b onclick=alert(1)>Bring</b> <script>alert(1)</script>papers',
    content: '',
    categoryIds: [],
  });
  expect(title).toBe('"><script>alert(1)</script> Visa');
  expect(excerpt).toBe('Bring papers');
});

test('the elements that authors need stay', () => {
  const html =
    '<h2 class="wp-block-heading has-text-align-center" id="post-a">A</h2>' +
    '<p lang="bn" dir="ltr">ওপার &amp; <strong>bold</strong> <a href="/apply">apply</a></p>' +
    '<figure class="wp-block-image alignwide"><img alt="A &quot;b&quot;" width="9" height="6" loading="lazy" src="/a.png" />' +
    '<figcaption class="wp-element-caption">C</figcaption></figure>' +
    '<ol start="3" reversed><li value="4">x</li></ol>' +
    '<table><thead><tr><th scope="col" colspan="2">x</th></tr></thead></table>';
  expect(sanitise(html)).toBe(html);
});

test('other classes are removed', () => {
  expect(sanitise('<p class="btn is-layout-flex wp-block-quote fixed gallery-item">x</p>')).toBe(
    '<p class="wp-block-quote gallery-item">x</p>',
  );
});
