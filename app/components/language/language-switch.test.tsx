import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageSwitch } from './language-switch.tsx';
import { getSwitchTarget } from './switch-target.ts';

function render(path: string) {
  const target = getSwitchTarget(path, { isErrorPage: false });
  return target ? renderToStaticMarkup(<LanguageSwitch target={target} className="link" />) : '';
}

test('each language names itself, and the link keeps the query', () => {
  expect(render('/services?topic=a&b=c')).toBe(
    '<a href="/bn/services?topic=a&amp;b=c" lang="bn" hrefLang="bn" class="link" data-language-switch="true">বাংলা</a>',
  );
  expect(render('/bn/services?topic=a')).toBe(
    '<a href="/services?topic=a" lang="en" hrefLang="en" class="link" data-language-switch="true">English</a>',
  );
});

test('a page without a version in the other language links to another page there', () => {
  const options = { isErrorPage: false, replacement: '/blog' };
  expect(getSwitchTarget('/blog/a', options)?.href).toBe('/bn/blog');
  expect(getSwitchTarget('/bn/blog/a', options)?.href).toBe('/blog');
});

test('an English error page has no switch, and a Bengali one leads home', () => {
  const error = { isErrorPage: true };
  expect(getSwitchTarget('/blog/no-such-post', error)).toBeUndefined();
  expect(getSwitchTarget('/bn/blog/no-such-post?a=b', error)?.href).toBe('/');
});
