/** The path of the rules, which a header of each document names. */
export const speculationRulesPath = '/speculation-rules.json';

/** The value of the `Speculation-Rules` header (HTML, "The `Speculation-Rules` header"). */
export const speculationRulesHeader = `"${speculationRulesPath}"`;

const prefetchableLinks = {
  and: [
    { href_matches: '/*' },
    // `/*\\?*` would match every address: an empty query counts, too.
    { not: { href_matches: '/*\\?(.+)' } },
    { not: { href_matches: '/*.*' } },
    { not: { selector_matches: '[download], [target=_blank], [data-search]' } },
  ],
};

/**
 * Which pages a browser may fetch before their links are followed: with `moderate` eagerness those that a mouse rests on, or that
 * stand still in a phone's window; a page whose link is pressed is rendered as well. Browsers do neither when the visitor saves data.
 */
export const speculationRules = {
  prefetch: [{ where: prefetchableLinks, eagerness: 'moderate' }],
  prerender: [{ where: prefetchableLinks, eagerness: 'conservative' }],
};
