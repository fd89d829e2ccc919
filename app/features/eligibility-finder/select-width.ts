import type { CSSProperties } from 'react';

// A select in the sentence is as wide as its selected text. In browsers without `field-sizing` (Safari before 26.2) the
// stylesheet computes the width from the number of letters (sentence.module.css).
const letterCountProperty = '--letters';

/**
 * Counts the letters that stand beside each other. Bengali signs above and below a letter, and the second letter of a conjunct,
 * take no width of their own.
 */
export const countLetters = (text: string): number =>
  [...text.replace(/\u09CD./gu, '').replace(/\p{Mn}/gu, '')].length;

/** @param text of the selected option */
export const createSelectWidthStyle = (text: string) =>
  ({ [letterCountProperty]: countLetters(text) }) as CSSProperties;

/** Adjusts the width of each select with such a style when the visitor changes it. */
export function fitSelectWidths(): void {
  document.addEventListener('change', ({ target }) => {
    const isFitted =
      target instanceof HTMLSelectElement &&
      target.style.getPropertyValue(letterCountProperty) !== '';
    if (!isFitted) return;
    const letterCount = countLetters(target.selectedOptions[0]?.text ?? '');
    target.style.setProperty(letterCountProperty, String(letterCount));
  });
}
