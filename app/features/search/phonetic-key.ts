import { isBengali } from './normalise-text.ts';

/** Letters of Bengali that sound alike or are mixed up, and the one that stands for them. Signs without a sound are dropped. */
const bengaliSounds: readonly (readonly [RegExp, string])[] = [
  // A reph ("র্") is often typed after the wrong letter: "পাসর্পোট" for "পাসপোর্ট".
  [/র্|[্ঁঃ়\u200c\u200d]/g, ''],
  [/[ীঈই]/g, 'ি'],
  [/[ূঊউ]/g, 'ু'],
  [/[শষছ]/g, 'স'],
  [/ণ/g, 'ন'],
  [/য/g, 'জ'],
  [/ঙ|ং/g, 'ং'],
  [/[ৎ]/g, 'ত'],
  [/অ্যা|এ/g, 'অ'],
];

/** Ways to write the same sound of Bengali in Latin letters. */
const latinSounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/bh|v|w/g, 'b'],
  // A capital letter stands for the sound of "ch", since "c" alone is mostly read as "k".
  [/chh?/g, 'C'],
  [/ck|c|q/g, 'k'],
  [/sh|ss/g, 's'],
  [/([dtkgj])h/g, '$1'],
  [/z/g, 'j'],
  [/ee|y/g, 'i'],
  [/oo|u/g, 'o'],
  [/(.)\1+/g, '$1'],
];

/** The endings of case in Bengali that is written in Latin letters: "khoroche", "bikasher", "kistite". */
const latinEndings = /(?<=.{4})(?:gulo|der|te|er|e|y|r)$/;

/**
 * Returns a key that words have in common which sound alike, for words that are looked up despite slips.
 *
 * @param word a normalised word without its endings (normalise-text.ts)
 */
export function getPhoneticKey(word: string): string {
  const sounds = isBengali(word) ? bengaliSounds : latinSounds;
  const start = isBengali(word) ? word : word.replace(latinEndings, '');
  return sounds.reduce((key, [pattern, sound]) => key.replace(pattern, sound), start);
}
