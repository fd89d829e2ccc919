import type { Currency } from '../exchange-rates.ts';

/** The names of the currencies (docs/guides/bengali-glossary-places.md). */
export const currencies: Record<Currency, string> = {
  EUR: 'ইউরো',
  USD: 'মার্কিন ডলার',
  GBP: 'পাউন্ড',
  HKD: 'হংকং ডলার',
  NZD: 'নিউজিল্যান্ড ডলার',
  AED: 'আমিরাতি দিরহাম',
  BHD: 'বাহরাইনি দিনার',
  MYR: 'মালয়েশীয় রিঙ্গিত',
  CNY: 'চীনা ইউয়ান',
  THB: 'থাই বাথ',
};
