import { expect, test, vi } from 'vitest';
import { sanitise } from '#blog/sanitise.server.ts';
import { isSanitised } from './trusted-html.ts';

test('what the sanitiser writes is accepted', () => {
  const html = sanitise(
    '<h2 id="post-a">A &lt;script> &amp; 1 < 2</h2><p class="x" onclick="a()">b<br>c <img src="/blog/media/a.png" alt="<b>"></p><script>a()</script><custom-element>d</custom-element>',
  );
  expect(html).toContain('1 &lt; 2');
  expect(isSanitised(html)).toBe(true);
});

test.each([
  '<script>alert(1)</script>',
  '<p>a</p><iframe srcdoc="x"></iframe>',
  '<svg/onload=alert(1)>',
  '<SCRIPT src=//x>',
  '<!-- a -->',
  '<ax>',
  '<p>1 < 2</p>',
])('%s is refused', (html) => {
  expect(isSanitised(html)).toBe(false);
});

test('browsers refuse HTML that the sanitiser did not write', async () => {
  vi.stubGlobal('trustedTypes', { createPolicy: (_: string, rules: object) => rules });
  vi.resetModules();
  const { trustedHtml } = await import('./trusted-html.ts');
  expect(trustedHtml('<p>a</p>')).toEqual({ __html: '<p>a</p>' });
  expect(() => trustedHtml('<script>a()</script>')).toThrow(TypeError);
  vi.unstubAllGlobals();
});
