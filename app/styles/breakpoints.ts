/** The media queries that scripts need, as in breakpoints.css. */
export const breakpoints = {
  desktop: '(width >= 64em)',
} as const;
