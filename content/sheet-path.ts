/**
 * Creates the English path of the page to show at home.
 *
 * @param id of an opportunity: 'germany-internship'
 */
export const createSheetPath = (id: string): string => `/global-programs?view=sheet&plan=${id}`;
