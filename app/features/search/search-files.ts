import type { Language } from '../../../content/language.ts';

/** The files from which the dialog searches: the records of the build in its language, and the posts, which are in English. */
export const searchFiles: Record<Language, { records: string; posts?: string }> = {
  en: { records: '/search-records.json', posts: '/search-posts.json' },
  bn: { records: '/bn/search-records.json' },
};
