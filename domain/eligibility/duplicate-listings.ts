/**
 * Offers that two pages tell of: the id of the side that isn't an option of its own, and the option that it is. Old
 * addresses that name the side lead to the option. The International Internship is each country's internship, so that
 * no single option stands for it.
 */
export const duplicateListings: ReadonlyMap<string, string | undefined> = new Map([
  ['agriculture-internship', 'denmark-livestock-traineeship'],
  ['greece-medical-internship', 'medical-internships'],
  ['international-internship', undefined],
]);
