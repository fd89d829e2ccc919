import { brandColours } from '#common/brand-colours.ts';
import { escapeHtml } from '#common/escape-html.ts';

/** The id of the note that there is no network. A page has at most one, at the end of `body`, outside the islands. */
export const offlineNoteId = 'offline-note';

/**
 * The note's inline style. A cached page has only its own stylesheets, and its Content-Security-Policy allows no other inline
 * styles than `style` attributes. The note is sticky, so that it covers the bottom of the window but not the end of the page.
 */
export const offlineNoteStyle = `position:sticky;bottom:0;z-index:29;margin:0;padding:.7rem 1rem;background:${brandColours.ink};color:${brandColours.paper};font-size:.95rem;font-weight:600;line-height:1.35;text-align:center`;

/**
 * Renders the note as HTML, with a link that reloads the page.
 *
 * @param text plain text; it is escaped
 * @param reload the link's text
 */
export const renderOfflineNote = (text: string, reload: string): string =>
  `<p id="${offlineNoteId}" role="status" style="${offlineNoteStyle}">${escapeHtml(text)} <a href="" style="color:inherit">${escapeHtml(reload)}</a></p>`;
