import type { PlainProgrammePage } from '#app/content/vocabulary/programme.ts';
import { band, documents, eligibility, heading, items, opening, page } from './bands.ts';
import { closing } from './closing.ts';

/** What follows the cover where nothing has been drawn for a programme: its content alone. */
export const plainPages = (content: PlainProgrammePage) => [
  page(
    opening(content),
    band('provisions', heading(content.provisions.title), items(content.provisions.statements)),
  ),
  page(
    band(
      'requirements',
      ...(content.eligibility ? [eligibility(content.eligibility)] : []),
      ...(content.documents ? [documents(content.documents)] : []),
    ),
    ...closing(content),
  ),
];
