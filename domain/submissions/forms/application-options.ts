import type { Option } from '../form.ts';

/** The options of the shared application form, word for word and in the order of requirements 3. */
export const currentEducations = [
  { value: 'high-school', label: 'High School' },
  { value: 'undergraduate', label: 'Undergraduate' },
  { value: 'graduate', label: 'Graduate' },
  { value: 'postgraduate', label: 'Postgraduate' },
] as const satisfies Option[];

export const preferredDestinations = [
  { value: 'usa', label: 'USA' },
  { value: 'france', label: 'France' },
  { value: 'italy', label: 'Italy' },
  { value: 'spain', label: 'Spain' },
  { value: 'portugal', label: 'Portugal' },
  { value: 'uk', label: 'United Kingdom' },
  { value: 'netherlands', label: 'Netherlands' },
  { value: 'new-zealand', label: 'New Zealand' },
  { value: 'czech-republic', label: 'Czech Republic' },
  { value: 'croatia', label: 'Croatia' },
  { value: 'montenegro', label: 'Montenegro' },
  { value: 'malta', label: 'Malta' },
  { value: 'greece', label: 'Greece' },
  { value: 'thailand', label: 'Thailand' },
  { value: 'vietnam', label: 'Vietnam' },
  { value: 'indonesia', label: 'Indonesia' },
  { value: 'malaysia', label: 'Malaysia' },
  { value: 'hong-kong', label: 'Hong Kong' },
  { value: 'uae', label: 'UAE' },
  { value: 'bahrain', label: 'Bahrain' },
] as const satisfies Option[];

export const programDurations = [
  { value: '3-months', label: '3 months' },
  { value: '6-months', label: '6 months' },
  { value: '12-months', label: '12 months' },
  { value: '18-months', label: '18 months' },
  { value: '24-months', label: '24 months' },
] as const satisfies Option[];
