import type { pauseNotice as english } from '../en/pause.ts';
import type { Translation } from '../types/translation.ts';

/** The notice that nobody can apply at present. It gets a date and a sentence. */
export const pauseNotice = ((since, reason) =>
  `${since} থেকে স্থগিত। ${reason}`) satisfies Translation<typeof english>;
