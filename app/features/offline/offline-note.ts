import { escapeHtml } from '#common/escape-html.ts';

/** The element that says that there is no network; one a page, at the end of its `body`, and no part of React's page. */
export const offlineNoteId = 'offline-note';

/**
 * Its look. It stands in the element: a kept page has only the styles that it came with, and its policy allows this
 * attribute alone. It lies over the page's foot, and keeps its own room at the end.
 */
export const offlineNoteStyle =
  'position:sticky;bottom:0;z-index:29;margin:0;padding:.7rem 1rem;background:#0b2b2a;color:#fff;font-size:.95rem;font-weight:600;line-height:1.35;text-align:center';

/**
 * The element as HTML, with a link to the page itself.
 *
 * @param text plain, without markup
 * @param reload the link's name
 */
export const renderOfflineNote = (text: string, reload: string): string =>
  `<p id="${offlineNoteId}" role="status" style="${offlineNoteStyle}">${escapeHtml(text)} <a href="" style="color:inherit">${escapeHtml(reload)}</a></p>`;
