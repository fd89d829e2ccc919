import type { StoredSubmission } from './database/rows.server.ts';

/**
 * Says in which language to answer a submission, for staff, who read English.
 *
 * @returns undefined for an English submission
 */
export const getLanguageNote = ({
  language,
}: Pick<StoredSubmission, 'language'>): string | undefined =>
  language === 'bn' ? 'Answer in Bengali: the sender filled in the Bengali form.' : undefined;
