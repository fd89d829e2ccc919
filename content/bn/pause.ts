import type { pauseNotice as english } from '../en/pause.ts';
import type { Translation } from '../types/translation.ts';

export const pauseNotice = ((since, reason) =>
  `${since} থেকে স্থগিত। ${reason}`) satisfies Translation<typeof english>;
