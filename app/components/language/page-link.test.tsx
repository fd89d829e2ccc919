import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageContext } from './language-context.ts';
import { PageLink } from './page-link.tsx';

const renderInBengali = (to: string) =>
  renderToStaticMarkup(
    <LanguageContext value="bn">
      <PageLink to={to} className="link" />
    </LanguageContext>,
  );

test('an English page links to English pages', () => {
  expect(renderToStaticMarkup(<PageLink to="/services?a=b" className="link" />)).toBe(
    '<a href="/services?a=b" class="link"></a>',
  );
});

test('a Bengali page links to the Bengali page, with its query and fragment', () => {
  expect(renderInBengali('/services?a=b#c')).toBe('<a href="/bn/services?a=b#c" class="link"></a>');
});

test('a Bengali page links to the Bengali home page', () => {
  expect(renderInBengali('/')).toBe('<a href="/bn" class="link"></a>');
});

test('URLs that are not pages stay as they are', () => {
  expect(renderInBengali('#top')).toBe('<a href="#top" class="link"></a>');
  expect(renderInBengali('mailto:a@b.c')).toBe('<a href="mailto:a@b.c" class="link"></a>');
});
