/** The path at which the rules are served. */
const speculationRulesPath = '/speculation-rules.json';

/** The value of the `Speculation-Rules` header (HTML, "The `Speculation-Rules` header"). */
export const speculationRulesHeader = `"${speculationRulesPath}"`;

const prefetchableLinks = {
  and: [
    { href_matches: '/*' },
    // `/*\\?*` would match every URL, since it also matches an empty query.
    { not: { href_matches: '/*\\?(.+)' } },
    { not: { href_matches: '/*.*' } },
    { not: { selector_matches: '[download], [target=_blank], [data-search]' } },
  ],
};

/**
 * The speculation rules of every page. A browser prefetches and prerenders a page when the mouse rests on its link, or when the
 * link stays in a phone's viewport, near the finger, and is larger than the others (`moderate`). It holds two such pages at
 * most, and none with Save-Data. A browser that can't prerender still prefetches.
 */
export const speculationRules = {
  prefetch: [{ where: prefetchableLinks, eagerness: 'moderate' }],
  prerender: [{ where: prefetchableLinks, eagerness: 'moderate' }],
};
