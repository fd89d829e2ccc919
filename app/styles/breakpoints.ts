/**
 * The window's widths at which the design changes, by name. A stylesheet writes `@media (--desktop)`
 * (scripts/styles/named-breakpoints.ts puts the condition there); a script imports it from here.
 *
 * Narrow phones · phones · tablets · desktops, from which the header is a bar and columns stand side by
 * side · wide windows · screens larger than most.
 */
export const breakpoints = {
  narrow: '(max-width: 23.99em)',
  phone: '(max-width: 39.99em)',
  tablet: '(min-width: 40em)',
  /** 768 px, at which outside pages in frames become higher (requirements 9, "Mobile breakpoint"). */
  mobile: '(max-width: 48em)',
  /** From here on the search is a panel over the page; on narrower windows it fills them. */
  panel: '(min-width: 48em)',
  'below-desktop': '(max-width: 63.99em)',
  desktop: '(min-width: 64em)',
  'below-wide': '(max-width: 74.99em)',
  wide: '(min-width: 75em)',
  cinema: '(min-width: 96em)',
} as const;
