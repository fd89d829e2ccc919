import { describe, expect, test } from 'vitest';
import { renderHtml } from './testing/render-content.ts';

describe('definition lists', () => {
  test.each([
    ['<dl><dt>a</dt><dd>b</dd>\n<dt>c</dt><dt>d</dt><dd>e</dd><dd>f</dd></dl>'],
    ['<dl><div><dt>a</dt><dd>b</dd></div> <div><dt>c</dt><dd>d</dd></div></dl>'],
  ])('that are whole stay: %s', (list) => {
    expect(renderHtml(list)).toBe(list);
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
    expect(renderHtml(list)).toBe(expected);
  });
});
