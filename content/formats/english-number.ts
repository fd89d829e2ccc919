/**
 * Formats an integer with thousands separators: 1200 as '1,200' (requirements, the stipends). `Intl.NumberFormat` is not
 * used, because its first call takes a browser 15 ms, and a slow phone 60 ms, while React hydrates the page.
 */
export const formatEnglishNumber = (integer: number): string =>
  String(integer).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
