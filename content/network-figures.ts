/** The size of our network and its results (requirements 1 and 9). Each language writes them with its own digits and words. */
export const networkFigures = {
  students: 500,
  countries: 25,
  institutions: 100,
  /** The success rate in per cent. */
  success: 95,
  /** Years of experience. */
  years: 5,
} as const;
