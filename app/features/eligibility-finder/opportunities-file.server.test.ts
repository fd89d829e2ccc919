import { expect, test } from 'vitest';
import { exchangeRates } from '#content/exchange-rates.ts';
import { opportunitiesFiles } from './opportunities-file.server.ts';

test('the note has the rate of each currency of a stipend once', () => {
  const { options, ratesNote = '' } = opportunitiesFiles.en;
  const paid = new Set(options.flatMap(({ stipend }) => stipend?.typed.currency ?? []));
  const rates = ratesNote.replaceAll('\u00a0', ' ').match(/[A-Z]{3} 1 \([^)]+\) = BDT [\d.]+\d/g);
  expect(rates?.map((rate) => rate.slice(0, 3)).toSorted()).toEqual([...paid].toSorted());
  expect(rates).toContain(`EUR 1 (euro) = BDT ${exchangeRates.inTaka.EUR}`);
});

test('the Bengali note is in Bengali', () => {
  expect(opportunitiesFiles.bn.ratesNote).toMatch(/^টাকার অঙ্কগুলো আনুমানিক। .*১\u00a0ইউরো =\u00a0৳১৪০/);
});
