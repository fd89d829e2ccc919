import type { PostImage } from '#blog/content-service.ts';
import type { IllustrationName } from '#content/illustrations/illustrations.ts';
import type { IconName } from '#content/types/icon-name.ts';
import type { Spellings } from '#content/types/spellings.ts';

/** What is looked for; results of a kind stand together. */
export type SearchKind = 'country' | 'programme' | 'page' | 'question' | 'post';

/** Something that can be found. */
export type SearchRecord = {
  kind: SearchKind;
  name: string;
  /** The line below the name. */
  text: string;
  to: string;
  /** Words that it is found by and that are not shown. */
  words?: string;
  /** After the others of its kind: a country's offer, after the programmes themselves. */
  lesser?: true;
  picture?: { file: IllustrationName } | { icon: IconName } | { image: PostImage };
};

/** A name with its other spellings: what a query is read by. */
export type NameSpellings = Spellings & { name: string };

/** What the build knows: everything but the posts. */
export type SearchRecords = { records: SearchRecord[]; spellings: NameSpellings[] };
