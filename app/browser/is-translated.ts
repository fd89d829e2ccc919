/**
 * Whether the browser has translated a part of the page. Chrome and Edge put translated texts into `font` elements, which we don't use.
 * React still updates the texts that were there before, so a visitor would read old ones.
 *
 * @param selector selects the part
 */
export const isTranslated = (selector: string): boolean =>
  document.querySelector(`${selector} font`) !== null;
