import { cachedPage as bn } from './bn/cached-page.ts';
import { cachedPage as en } from './en/cached-page.ts';

/**
 * The texts of the service worker without a network, in each language: on a cached page, and in place of a page that isn't
 * cached. They are few, so the service worker has them in both.
 */
export const cachedPage = { en, bn };
