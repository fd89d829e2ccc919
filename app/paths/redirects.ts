/**
 * Addresses that have moved, or that people spell otherwise: each leads to its page for good, with its query
 * (requirements, "Routes and links"). Lower case, without a closing slash: other spellings are brought to that first.
 */
export const redirects: ReadonlyMap<string, string> = new Map([
  ['/destinations/united-arab-emirates', '/destinations/uae'],
  ['/destinations/united-states', '/destinations/usa'],
  ['/destinations/uk', '/destinations/united-kingdom'],
  ['/international-internship-brochure.pdf', '/brochures/international-internship.pdf'],
]);
