/**
 * The window's widths at which the design changes, by name. A stylesheet writes `@media (--desktop)`
 * (scripts/styles/named-breakpoints.ts puts the condition there); a script imports it from here.
 *
 * Phones with letters of twice the size · narrow phones · phones · tablets · desktops, from which the header is a bar and columns stand side by
 * side · wide windows · screens larger than most.
 */
export const breakpoints = {
  tiny: '(width < 18em)',
  narrow: '(width < 24em)',
  phone: '(width < 40em)',
  tablet: '(width >= 40em)',
  /** 768 px, at which outside pages in frames become higher (requirements 9, "Mobile breakpoint"). */
  mobile: '(width <= 48em)',
  /** From here on the search is a panel over the page; on narrower windows it fills them. */
  panel: '(width >= 48em)',
  'below-desktop': '(width < 64em)',
  desktop: '(width >= 64em)',
  'below-wide': '(width < 75em)',
  wide: '(width >= 75em)',
  cinema: '(width >= 96em)',
} as const;
