import type { embeddedApplication as english } from '../en/application-pages.ts';
import type { Translation } from '../types/translation.ts';

/** The texts around the forms of programmes. */
export const embeddedApplication = {
  back: 'প্রোগ্রামে ফিরে যান',
  documents: (count: string) => `${count}টি কাগজ: মোটিভেশন লেটার ফরমেই লিখবেন, বাকিগুলো পরে`,
} satisfies Translation<typeof english>;
