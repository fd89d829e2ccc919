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
 * Creates the speculation rules of every page. A browser prefetches a page when the mouse rests on its link, or when the link
 * stays in a phone's viewport (`moderate`). On a phone it prerenders a page when its link is pressed (`conservative`); on a
 * desktop already when the mouse rests on it, since a click follows most of the time. Browsers do neither with Save-Data.
 *
 * @param isDesktop whether the request's `Sec-CH-UA-Mobile` says so (Client Hints)
 */
export const createSpeculationRules = (isDesktop: boolean) => ({
  prefetch: [{ where: prefetchableLinks, eagerness: 'moderate' }],
  prerender: [{ where: prefetchableLinks, eagerness: isDesktop ? 'moderate' : 'conservative' }],
});
