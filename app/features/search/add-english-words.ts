import { listKeywords } from './collect-keywords.ts';
import type { SearchRecords } from './search-record.ts';

type RecordsAndSpellings = Pick<SearchRecords, 'records' | 'spellings'>;

/**
 * Adds the words of the English records to the Bengali records, hidden, and the English names to the spellings, so that the
 * same query finds the same page in both editions.
 *
 * @param english the same records and names in the same order
 * @throws Error if an English record is missing or has another position
 */
export function addEnglishWords(
  bengali: RecordsAndSpellings,
  english: RecordsAndSpellings,
): RecordsAndSpellings {
  return {
    records: bengali.records.map((record, index) => {
      const twin = english.records[index];
      if (twin?.to !== record.to) throw new Error(`no English record for ${record.to}`);
      // The English answer of a question would be longer than all its other words.
      const text = record.kind === 'question' ? '' : twin.text;
      const words = [record.words, text, twin.words].join(' ');
      return {
        ...record,
        translatedName: twin.name,
        words: [...new Set(listKeywords(words))].join(' '),
        ...(twin.mentions && { mentions: twin.mentions }),
      };
    }),
    spellings: bengali.spellings.map((spellings, index) => {
      const { name } = english.spellings[index] ?? spellings;
      const isKnown = spellings.latin.some((spelling) => spelling === name);
      return isKnown ? spellings : { ...spellings, latin: [name, ...spellings.latin] };
    }),
  };
}
