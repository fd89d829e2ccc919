import type { SheetView } from './sheet-view.ts';

/**
 * The Open Graph tags of the page to show at home. It is shared by its link, but no search engine indexes it, so it has none of
 * the other tags of a page (`app/seo/seo-tags.server.tsx`).
 */
export const createSheetPreview = ({ title, description, url, image }: SheetView) =>
  Object.entries({
    'og:type': 'website',
    'og:url': url,
    'og:title': title,
    'og:description': description,
    'og:image': image,
  }).map(([property, content]) => ({ property, content }));
