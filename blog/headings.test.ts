import { describe, expect, test } from 'vitest';
import { extractHeadings } from './headings.server.ts';
import { renderHtml } from './testing/render-content.ts';

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
    expect([...renderHtml(content).matchAll(/<h(\d)/g)].map(([, level]) => Number(level))).toEqual(
      levels,
    );
  });

  test('get unique ids', () => {
    const output = renderHtml(
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

  test('get ids from their text without markup', () => {
    expect(renderHtml('<h2>A &amp; <em>b</em><br>c</h2>')).toContain('<h2 id="post-a-b-c">');
  });

  test('without text are removed', () => {
    expect(renderHtml('<h2> </h2><h3><a href="/x"></a></h3><p>&nbsp;</p><p>x</p>')).toBe(
      '<p>x</p>',
    );
  });
});

describe('extracted headings', () => {
  test('of a post are plain text, without markup, shortcodes and empty ones', () => {
    const html =
      '<h2 class="a">Costs &amp; <em>fees</em></h2><p>Text</p><h3></h3><H4>[gallery ids="1"] ভিসা</H4><script>"<h2>No</h2>"</script>';
    expect(extractHeadings(html)).toEqual(['Costs & fees', 'ভিসা']);
  });

  test('without an end reach to the end of the content', () => {
    expect(extractHeadings('<h2>Costs')).toEqual(['Costs']);
  });

  test('their number and length are limited', () => {
    expect(extractHeadings('<h2>a</h2>'.repeat(1_000))).toHaveLength(40);
    expect(extractHeadings(`<h2>${'a'.repeat(1_000)}</h2>`)[0]).toHaveLength(121);
  });

  test('are those that the page shows: not one that is nested too deeply, or hidden', () => {
    const html = `${'<b>'.repeat(50_000)}<h2>Deep</h2>`;
    expect(extractHeadings(`<h2>A</h2><h2 hidden>B</h2>${html}`)).toEqual(['A']);
    expect(renderHtml(html)).not.toContain('<h2');
  });
});
