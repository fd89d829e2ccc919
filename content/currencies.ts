import type { LocalisedText } from './types/localised-text.ts';

/**
 * The names of the currencies, by ISO 4217 code (docs/guides/bengali-glossary-places.md). English amounts have the code instead,
 * so English names stand in the footnote with the exchange rates only.
 */
export const currencyNames = {
  EUR: { en: 'euro', bn: 'ইউরো' },
  USD: { en: 'US dollar', bn: 'মার্কিন ডলার' },
  GBP: { en: 'pound sterling', bn: 'পাউন্ড' },
  HKD: { en: 'Hong Kong dollar', bn: 'হংকং ডলার' },
  NZD: { en: 'New Zealand dollar', bn: 'নিউজিল্যান্ড ডলার' },
  AED: { en: 'UAE dirham', bn: 'আমিরাতি দিরহাম' },
  BHD: { en: 'Bahraini dinar', bn: 'বাহরাইনি দিনার' },
  MYR: { en: 'Malaysian ringgit', bn: 'মালয়েশীয় রিঙ্গিত' },
  CNY: { en: 'Chinese yuan', bn: 'চীনা ইউয়ান' },
  THB: { en: 'Thai baht', bn: 'থাই বাথ' },
} satisfies Record<string, LocalisedText>;

export type Currency = keyof typeof currencyNames;
