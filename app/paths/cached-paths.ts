/**
 * The pages that the build can't make, since they depend on settings (their frames) or on the day and the hour, but that are
 * the same for every visitor for a while. A page with a form is not among them: its submission id is one visitor's. The blog
 * has its own rule: screens/blog/kept-address.server.ts.
 */
const cachedPaths = new Set([
  '/about',
  '/contact',
  '/events',
  '/national-programs/students',
  '/embed/map',
]);

/** How long a page is cached, in milliseconds: what changes at midnight, or when the office closes, shows so much later at most. */
export const cacheTtlMs = 10_000;

/**
 * Whether the page at an address is cached. Not with a query: what is chosen there, as a form's `plan`, is one visitor's, and
 * made-up queries would be pages without end.
 *
 * @param address path and query, as the request line has them
 */
export const isCachedPath = (address: string): boolean => cachedPaths.has(address);
