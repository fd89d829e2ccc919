import { findEmbeddedForm, formSlugs } from '#submissions/forms/forms.ts';
import { programmes } from './content/programmes/programmes.ts';

/**
 * The pages that are rendered, and not files made at build time, but the same for every visitor for a while: they hang
 * on settings (their frames), or on the day and the hour. Each form has a submission id of its own in it, which is put
 * in as the page is sent (document/submission-id-field.server.ts). Those of the blog: screens/blog/kept-address.server.ts.
 */
const keptPaths = new Set([
  '/about',
  '/contact',
  '/events',
  '/national-programs/students',
  ...programmes.map(({ applicationPath }) => applicationPath),
  ...formSlugs.filter(findEmbeddedForm).map((form) => `/embed/${form}`),
  '/embed/map',
]);

/** How long, in milliseconds: what is true at midnight, or when the office closes, is shown ten seconds later. */
export const keptFor = 10_000;

/** A form's page answers what its address chooses, so that one with a query is nobody else's. */
export const isKept = (address: string): boolean => keptPaths.has(address);
