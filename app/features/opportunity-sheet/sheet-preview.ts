import type { SheetView } from './sheet-view.ts';

/**
 * The Open Graph tags of the sheet for the family. It is shared by its link, but no search engine indexes it, so it has none of
 * the other tags of a page (`app/seo/seo-tags.server.tsx`). WhatsApp shows the image large only if it knows its size.
 */
export const createSheetPreview = ({ title, description, url, image }: SheetView) =>
  Object.entries({
    'og:type': 'website',
    'og:url': url,
    'og:title': title,
    'og:description': description,
    'og:image': image.path,
    'og:image:width': String(image.width),
    'og:image:height': String(image.height),
  }).map(([property, content]) => ({ property, content }));
