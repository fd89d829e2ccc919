import type { SearchWording } from '#content/create-search-wording.ts';
import type { Action } from '#content/types/common.ts';

/** The link to the contact form, whose message begins with the query that found nothing. */
export function createAskLink(query: string, wording: SearchWording['none']): Action {
  const { path, parameter, before, after } = wording.ask;
  const message = query.trim();
  return {
    to: `${path}?${new URLSearchParams({ [parameter]: message })}`,
    name: `${before}${message}${after}`,
  };
}
