import type { Action } from '../vocabulary/nouns.ts';

/** What the header of every application page says alike (SPEC section 2, "Application pages"). */
export const applicationHeader = {
  back: { to: '/apply', name: 'Back to Programs' } satisfies Action,
};

export type ApplicationHeaderTexts = typeof applicationHeader;
