/**
 * Listings that describe the same offer as another one: maps the id of the duplicate to the id of the opportunity that
 * represents the offer. Old URLs that name the duplicate resolve to that opportunity. The International Internship is the
 * internship of every country, so no single opportunity represents it.
 */
export const duplicateListings: ReadonlyMap<string, string | undefined> = new Map([
  ['agriculture-internship', 'denmark-livestock-traineeship'],
  ['greece-medical-internship', 'medical-internships'],
  ['international-internship', undefined],
]);
