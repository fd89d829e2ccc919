/** Replaces Latin digits with Bengali ones. It needs no `Intl`, so that scripts of pages can use it, too. */
export const toBengaliDigits = (text: string | number): string =>
  String(text).replaceAll(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));

/** Replaces Bengali digits with Latin ones. */
export const toLatinDigits = (text: string): string =>
  text.replaceAll(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x09e6));
