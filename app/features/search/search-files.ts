import type { Language } from '../../../content/language.ts';

/** The files from which the dialog searches in each language: the records of the build, and the posts. */
export const searchFiles: Record<Language, { records: string; posts: string }> = {
  en: { records: '/search-records.json', posts: '/search-posts.json' },
  bn: { records: '/bn/search-records.json', posts: '/bn/search-posts.json' },
};
