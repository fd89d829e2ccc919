import type { CSSProperties } from 'react';

// A select of the sentence is as wide as its chosen text. Browsers without `field-sizing` (Safari before 26.2) compute the width from
// the number of letters (sentence.module.css).
const letterCountProperty = '--letters';

/** @param text of the chosen option */
export const createSelectWidthStyle = (text: string) =>
  ({ [letterCountProperty]: text.length }) as CSSProperties;

/** Keeps every select of the sentence as wide as what is chosen in it. */
export function fitSelectWidths(): void {
  document.addEventListener('change', ({ target }) => {
    const isFitted =
      target instanceof HTMLSelectElement &&
      target.style.getPropertyValue(letterCountProperty) !== '';
    if (isFitted) fitSelectWidth(target);
  });
}

/** Adjusts a select after another option was chosen. */
export function fitSelectWidth(select: HTMLSelectElement): void {
  select.style.setProperty(
    letterCountProperty,
    String(select.selectedOptions[0]?.text.length ?? 0),
  );
}
