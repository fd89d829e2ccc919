import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LanguageSwitch } from './language-switch.tsx';
import { getSwitchTarget } from './switch-target.ts';

const render = (path: string, isOpen: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <LanguageSwitch className="link" isOpen={isOpen} />
    </MemoryRouter>,
  );

test('each language names itself, and the link keeps the query', () => {
  expect(render('/services?topic=a&b=c', true)).toBe(
    '<a href="/bn/services?topic=a&amp;b=c" lang="bn" hrefLang="bn" class="link" data-language-switch="true">বাংলা</a>',
  );
  expect(render('/bn/services?topic=a', true)).toBe(
    '<a href="/services?topic=a" lang="en" hrefLang="en" class="link" data-language-switch="true">English</a>',
  );
});

test('before the edition is open, only Bengali pages have the switch', () => {
  expect(render('/services', false)).toBe('');
  expect(render('/bn/services', false)).toContain('href="/services"');
});

test('an English page without a Bengali version has no switch, and a Bengali error page links to the home page', () => {
  expect(getSwitchTarget('/no-twin', true)).toBeUndefined();
  expect(getSwitchTarget('/bn/no-twin?a=b', true)?.href).toBe('/');
});
