import type { CSSProperties } from 'react';

// A select of the sentence is as wide as what is chosen: by `field-sizing`, and in browsers without it (Safari before 26.2) by the
// number of its letters (sentence.module.css), which in the server's HTML is that of most: 80 bytes less a page.
const letters = '--letters';

/** @param text what is chosen */
export const lettersStyle = (text: string) => ({ [letters]: text.length }) as CSSProperties;

/** To be called once a select is there, and after another option was chosen. */
export function fitWidth(select: HTMLSelectElement | null): void {
  select?.style.setProperty(letters, String(select?.selectedOptions[0]?.text.length ?? 0));
}
