import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countryTemplate } from '#content/destinations/template.ts';
import { formatRatesName } from '#content/en/exchange-rates.ts';
import { exchangeRates } from '#content/exchange-rates.ts';
import { formats } from '#content/formats/formats.ts';
import { FactsBar } from './facts-bar.tsx';
import { createFactsBarView } from './facts-bar-view.ts';

const read = (...parameters: Parameters<typeof createFactsBarView>) =>
  renderToStaticMarkup(<FactsBar {...createFactsBarView(...parameters)} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

test('the facts name the pay in taka with the date of the rate, the stay, the age, the language and who decides the visa', () => {
  const taka = (amount: number) =>
    (Math.round((amount * exchangeRates.inTaka.AED) / 1000) * 1000).toLocaleString('en-GB');
  const text = read('uae', 'en');
  expect(text).toContain(
    `Stipend AED 4,000-8,000 a month, about BDT ${taka(4000)}-${taka(8000)} How long 12-24 months Age 21-35 Language English`,
  );
  expect(text).toContain(formatRatesName());
});

test('each placement has its own value if they differ', () => {
  expect(read('germany', 'en')).toMatch(
    /How long 2-3\.5 years Ausbildung 6-12 months Internship Age/,
  );
});

test('an unpublished stipend is “Ask us”, without an exchange rate', () => {
  const text = read('malta', 'en');
  expect(text).toContain('Stipend Ask us How long Typically 3-12 months');
  expect(text).not.toContain('BDT');
});

test('the facts and the list of documents name the same authority for the visa', () => {
  expect(countryTemplate.documents.visa).toContain(
    `${countryTemplate.factsBar.visa.text} decides about your visa`,
  );
});

test('in Bengali the facts have the same figures in Bengali words and digits', () => {
  const { money, number } = formats.bn;
  const taka = (amount: number) => Math.round((amount * exchangeRates.inTaka.BHD) / 1000) * 1000;
  // A range has an element of its own, which `read` separates from the sign before it.
  const text = read('bahrain', 'bn').replaceAll('৳ ', '৳');
  expect(text).toContain(
    `ভাতা ৪০০-৭০০ বাহরাইনি দিনার প্রতি মাসে, প্রায় ${money(taka(400), 'BDT')}-${number(taka(700))} মেয়াদ ১২-১৮ মাস বয়স ২১-৩৫ ভাষা ইংরেজি বা আরবি`,
  );
  const rate = money(exchangeRates.inTaka.BHD, 'BDT');
  expect(text).toContain(`${formats.bn.date(exchangeRates.checkedOn)}: ১ বাহরাইনি দিনার = ${rate}।`);
  expect(text).not.toMatch(/[A-Za-z0-9]/);
});

test('in Bengali each value names its placements, and an unpublished stipend is “Ask us”', () => {
  const text = read('greece', 'bn');
  expect(text).toContain('ভাতা আমাদের জিজ্ঞেস করুন');
  expect(text).toContain('২-১২ সপ্তাহ মেডিকেল ইন্টার্নশিপ');
  expect(text).toContain('সাধারণত ৩-১২ মাস রিসোর্ট হোটেলে ইন্টার্নশিপ');
  expect(text).toContain('১৮ বা তার বেশি মেডিকেল ইন্টার্নশিপ');
  expect(text).not.toContain('৳');
});
