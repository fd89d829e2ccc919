/**
 * A whole number as figures of English: 1200 as '1,200' (requirements, the stipends). Not by `Intl`, whose first number takes a
 * browser 15 ms, 60 on a slow phone, while React takes a page over. Pages that need
 * `Intl` anyway, as an answer of "Can I go?", use that: a module of two pages is a file more on each.
 */
export const formatNumber = (whole: number): string =>
  String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
