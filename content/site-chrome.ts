import { siteChrome as bn } from './bn/site-chrome.ts';
import { siteChrome as en } from './en/site-chrome.ts';

/** The texts around every page. They are few, so scripts of pages have them in both languages. */
export const siteChrome = { en, bn };
