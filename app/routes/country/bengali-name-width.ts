/**
 * The widths in em of the words in the names of countries, measured with the page's font (Anek Bangla, weight 700) in Chromium.
 * They can't be estimated as those of Latin words are, because joined letters are wider or narrower than their parts.
 */
const wordWidths: Partial<Record<string, number>> = {
  যুক্তরাষ্ট্র: 3.15,
  জার্মানি: 3.08,
  ডেনমার্ক: 3.53,
  ফ্রান্স: 2.11,
  ইতালি: 2.68,
  স্পেন: 2.3,
  পর্তুগাল: 3.19,
  যুক্তরাজ্য: 3.71,
  আয়ারল্যান্ড: 5.04,
  নেদারল্যান্ডস: 5.39,
  নিউজিল্যান্ড: 5.06,
  চেক: 1.81,
  প্রজাতন্ত্র: 3.4,
  ক্রোয়েশিয়া: 4.7,
  মন্টিনিগ্রো: 4.19,
  মাল্টা: 2.33,
  গ্রিস: 1.67,
  থাইল্যান্ড: 3.75,
  ভিয়েতনাম: 4.36,
  ইন্দোনেশিয়া: 5.19,
  মালয়েশিয়া: 4.76,
  হংকং: 2.51,
  চীন: 1.52,
  সংযুক্ত: 2.79,
  আরব: 2.53,
  আমিরাত: 3.88,
  বাহরাইন: 3.61,
};

/**
 * The width of a letter in a word that isn't measured, in em. It is too large for most words, so that they are set smaller but
 * fit.
 */
const widthPerLetter = 0.8;

/** Returns the width of a word in em. */
export const getBengaliWidth = (word: string): number =>
  wordWidths[word] ?? word.length * widthPerLetter;
