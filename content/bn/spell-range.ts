/** Writes a range as in a sentence (docs/guides/bengali.md): '২-১২ সপ্তাহ' becomes '২ থেকে ১২ সপ্তাহ'. */
export const spellRange = (range: string): string => range.replace('-', ' থেকে ');
