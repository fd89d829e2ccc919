const fallback = {
  text: "If the form doesn't load,",
  link: 'click here to open it in a new tab',
} as const;

/** The texts of the embedded frames, by the name of their content (requirements 2 and 8). */
export const frameTexts = {
  contact: {
    title: 'Contact form',
    loading: 'Please wait for the form to load.',
    fallback,
  },
  registration: {
    title: 'Registration form of the national student programme',
    loading: 'Please wait for the form to load.',
    fallback,
  },
  'study-abroad': {
    title: 'Study Abroad Application Form',
    loading: 'Please wait for the application to load.',
    fallback,
  },
  'international-internship': {
    title: 'International Internship Application Form',
    loading: 'Please wait for the application to load.',
    fallback,
  },
  map: {
    title: 'Map of the office',
    loading: 'Please wait for the map to load.',
    fallback: { text: "If the map doesn't load,", link: fallback.link },
  },
} as const;

/** The texts that the browser shows when an embedded page can't be shown. */
export const frameErrorTexts = {
  /** The page forbids embedding. */
  forbidden: {
    title: 'This page opens in a new tab',
    text: 'It cannot be shown here. The page that you are reading stays open.',
  },
  /** The page did not load within fifteen seconds, or failed at once. */
  failed: {
    title: 'This did not load',
    text: 'The page has not answered. Check your connection and try again, or open it in a new tab.',
  },
  tryAgain: 'Try again',
  open: 'Open it in a new tab',
} as const;
