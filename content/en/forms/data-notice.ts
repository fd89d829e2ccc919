import { storageMonths } from '../../forms/storage-months.ts';
import { siteEmail } from '../../identity.ts';

/*
 * The information that a visitor must see before sending a form (Bangladesh's Personal Data Protection Ordinance of 2025).
 * The texts are drafts for the client's lawyer. `npm run go-live` lists them because of `draft`.
 */

export const dataNotice = {
  draft: true,
  /** @param noun the name of the submission: "application" */
  sentence: (noun: string) =>
    `We store what you send for ${storageMonths} months to handle your ${noun}; only our staff see it, and you can have it deleted at any time: write to ${siteEmail}.`,
  title: 'How we keep your data',
  points: (noun: string) => [
    `We store what you write in this form to handle your ${noun}, and use it for nothing else.`,
    `We keep it for ${storageMonths} months after you sent it. Then we delete it.`,
    'Only our staff see it. Before we give it to a host, a school or anybody else, we ask you.',
    `You may ask us at any time what we keep about you, or to correct or delete it: write to ${siteEmail}.`,
  ],
} as const;

/** The notice for applicants under 18. No form asks for a parent or guardian. */
export const guardianNotice = {
  draft: true,
  term: 'If you are under 18, a parent or guardian must agree before anything is decided.',
  step: {
    title: 'Before anything is decided',
    text: 'You are under 18: a parent or guardian must agree. We tell you how when we write to you.',
  },
} as const;

/** The guardian notice for staff, who read English only. */
export const guardianNoticeForStaff =
  'Under 18: a parent or guardian must agree before anything is decided.';
