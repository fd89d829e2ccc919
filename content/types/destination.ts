/** A region of the world. Each has a palette: `.region-…` in `styles/tokens.css` and `region-tints.css`. */
export type Region = 'europe' | 'asia' | 'middle-east' | 'americas' | 'oceania';

/** A country with a page, with the data that menus and lists need. */
export type Destination = {
  /** The last segment of its page's URL path, and the end of its poster's name: `place-germany`. */
  slug: string;
  /** ISO 3166-1 alpha-2 in lower case, which is also the end of its flag's name: `flags/de`. */
  countryCode: string;
  region: Region;
  /** Set when all placements of the country are paused, so that forms don't offer it. A test compares the two. */
  isPaused?: true;
};
