import { expect, test } from 'vitest';
import { renderHtml } from './testing/render-content.ts';

test('paragraphs in Bengali, or from right to left, are marked in a post that begins in English', () => {
  expect(
    renderHtml(
      '<p>Hello, সবাই</p><p>১. <b>বাংলা</b> and English</p><p lang="as">অসমীয়া</p><ul><li>(مرحبا)</li></ul>',
    ),
  ).toBe(
    '<p>Hello, সবাই</p><p lang="bn">১. <b>বাংলা</b> and English</p><p lang="as">অসমীয়া</p><ul><li dir="rtl">(مرحبا)</li></ul>',
  );
});

test('a post in one script has no marks: the page marks it as a whole', () => {
  expect(renderHtml('<h2>ভিসা</h2><p>বাংলা</p><p>IELTS লাগবে না</p>')).not.toMatch(/lang=|dir=/);
  expect(renderHtml('<p>مرحبا</p><p>هذه فقرة</p>')).not.toMatch(/lang=|dir=/);
});
