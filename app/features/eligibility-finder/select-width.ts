import type { CSSProperties } from 'react';

// A select in the sentence is as wide as its selected text. In browsers without `field-sizing` (Safari before 26.2) the
// stylesheet computes the width from the number of letters (sentence.module.css).
const letterCountProperty = '--letters';

/** @param text of the selected option */
export const createSelectWidthStyle = (text: string) =>
  ({ [letterCountProperty]: text.length }) as CSSProperties;

/** Adjusts the width of each select with such a style when the visitor changes it. */
export function fitSelectWidths(): void {
  document.addEventListener('change', ({ target }) => {
    const isFitted =
      target instanceof HTMLSelectElement &&
      target.style.getPropertyValue(letterCountProperty) !== '';
    if (!isFitted) return;
    const letterCount = target.selectedOptions[0]?.text.length ?? 0;
    target.style.setProperty(letterCountProperty, String(letterCount));
  });
}
