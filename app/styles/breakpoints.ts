/** Widths of the window that scripts ask for, as in breakpoints.css. */
export const breakpoints = {
  desktop: '(width >= 64em)',
} as const;
