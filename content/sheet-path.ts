/**
 * Creates the English path of the sheet for the family.
 *
 * @param id of an opportunity: 'germany-internship'
 */
export const createSheetPath = (id: string): string => `/global-programs?view=sheet&plan=${id}`;
