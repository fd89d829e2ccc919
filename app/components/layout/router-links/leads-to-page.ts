import { isDocumentPath } from '#app/documents.ts';

/**
 * Whether a link leads to a page of the site in this window. Another site's is the browser's, as are another frame's, a download and
 * a file (a brochure, a calendar). Documents are the browser's, too.
 */
export const leadsToPage = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  !link.pathname.includes('.') &&
  !isDocumentPath(link.pathname);
