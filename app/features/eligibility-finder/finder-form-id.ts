/** The id of the finder's form, on any page. Controls elsewhere on the page refer to it with their `form` attribute. */
export const finderFormId = 'eligibility-finder';
