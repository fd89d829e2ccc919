import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keepRangesTogether } from './keep-ranges-together.tsx';

const render = (text: string) => renderToStaticMarkup(keepRangesTogether(text));

test('keeps every range of figures on one line, and changes no text', () => {
  expect(render('In 8-10 days, 2-3.5 years, EUR 1,600–2,130')).toBe(
    'In <span class="unbroken">8-10</span> days, <span class="unbroken">2-3.5</span> years, EUR <span class="unbroken">1,600–2,130</span>',
  );
});

test('keeps ranges in Bengali digits on one line', () => {
  expect(render('১-৩ বছর, ৮০০–১,২০০ ইউরো, ১,১২,০০০–১,৬৮,০০০ টাকা')).toBe(
    '<span class="unbroken">১-৩</span> বছর, <span class="unbroken">৮০০–১,২০০</span> ইউরো, <span class="unbroken">১,১২,০০০–১,৬৮,০০০</span> টাকা',
  );
});

test('leaves other hyphens alone', () => {
  expect(render('Hands-on work, a 4-week course')).toBe('Hands-on work, a 4-week course');
});
