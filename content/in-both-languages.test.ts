import { expect, test } from 'vitest';
import { inBothLanguages } from './in-both-languages.ts';
import type { Stipend } from './types/stipend.ts';

const pay = { currency: 'EUR', from: 800, to: 1200, per: 'month' } satisfies Stipend;

test('each language has its texts, and writes the same figures in its own way', () => {
  const page = inBothLanguages((t, format) => ({
    pay,
    title: t('Work', 'কাজ'),
    text: t(
      `For ${format.stipend(pay)} a month.`,
      `মাসে ${format.inSentence(format.stipend(pay))}।`,
    ),
  }));
  expect(page).toEqual({
    en: { pay, title: 'Work', text: 'For EUR 800–1,200 a month.' },
    bn: { pay, title: 'কাজ', text: 'মাসে ৮০০ থেকে ১,২০০ ইউরো।' },
  });
});

test('the compiler refuses a text without its translation, and a page without a text', () => {
  type Page = { title: string; lead: string };
  inBothLanguages(
    (t) =>
      // @ts-expect-error: `t` needs the Bengali text.
      ({ title: t('Work'), lead: t('Abroad.', 'বিদেশে।') }) satisfies Page,
  );
  inBothLanguages(
    (t) =>
      // @ts-expect-error: `lead` is missing.
      ({ title: t('Work', 'কাজ') }) satisfies Page,
  );
});
