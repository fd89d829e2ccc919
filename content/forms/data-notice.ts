import { siteEmail } from '../identity.ts';

/*
 * What a visitor must know before sending a form (Bangladesh's Personal Data Protection Ordinance of 2025). Drafts for the
 * client's lawyer: `draft` has them listed before the site goes online.
 */

/** How long a submission is kept, in months. The staff tool's `purge` deletes what is older. */
export const storageMonths = 24;

export const dataNotice = {
  draft: true,
  /** @param noun what is being sent: "application" */
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

/** Said to whoever is under 18, and to staff. No form asks for a parent or guardian. */
export const guardianNotice = {
  draft: true,
  term: 'If you are under 18, a parent or guardian must agree before anything is decided.',
  step: {
    title: 'Before anything is decided',
    text: 'You are under 18: a parent or guardian must agree. We tell you how when we write to you.',
  },
  staff: 'Under 18: a parent or guardian must agree before anything is decided.',
} as const;
