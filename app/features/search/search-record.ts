import type { PostImage } from '#blog/content-service.ts';
import type { IllustrationName } from '#content/illustrations/illustration-names.ts';
import type { MissingSubject } from '#content/search-missing.ts';
import type { IconName } from '#content/types/icon-name.ts';
import type { Spellings } from '#content/types/spellings.ts';

/** The kind of a record. Results are grouped by it. */
export type SearchKind = 'country' | 'programme' | 'page' | 'question' | 'post';

/** An entry of the search index. */
export type SearchRecord = {
  kind: SearchKind;
  /** The id of a question, if a text refers to it. Other records are known by `to`. */
  id?: string;
  name: string;
  /** The line below the name. */
  text: string;
  to: string;
  /** The name in the other language, which is searched but not displayed. */
  translatedName?: string;
  /** Additional words to search that are not displayed. */
  words?: string;
  /** The subjects that the page answers best: first words of topics. */
  answers?: string;
  /** Subjects that the text of the page only mentions. They count least. */
  mentions?: string;
  /** Ranks below the others of its kind, as the placements of countries do below the programmes. */
  lesser?: true;
  picture?: { file: IllustrationName } | { icon: IconName } | { image: PostImage };
};

/** A name with its alternative spellings, by which the query parser recognises it. */
export type NameSpellings = Spellings & { name: string };

/** The data of the search. The build's files have no blog posts. */
export type SearchRecords = {
  records: SearchRecord[];
  spellings: NameSpellings[];
  /** Each has words that ask for the same thing, separated by spaces (content/search-topics.ts). */
  topics: readonly string[];
  /** Each has a word of the topics, and expressions that mean the same (content/search-topics.ts). */
  phrases: readonly (readonly string[])[];
  missing: readonly MissingSubject[];
};
