/**
 * Creates the English path of the page to show at home.
 *
 * @param id of an opportunity: 'germany-internship'
 * @param departureMonth '2027-09'; by default the page shows the first month for which nothing is late
 */
export const createSheetPath = (id: string, departureMonth?: string): string =>
  `/global-programs?view=sheet&plan=${id}${departureMonth ? `&leave=${departureMonth}` : ''}`;
