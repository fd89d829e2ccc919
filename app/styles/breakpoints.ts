/** The media queries that scripts need, as in breakpoints.css. */
export const breakpoints = {
  phone: '(width < 40em)',
  desktop: '(width >= 64em)',
} as const;
