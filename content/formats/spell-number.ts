const numberWords = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
];

/** Spells a number at the start of a sentence: "Nine". Numbers above sixteen stay figures. */
export const spellNumber = (count: number): string => numberWords[count] ?? String(count);
