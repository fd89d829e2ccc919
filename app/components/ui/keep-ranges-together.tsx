import type { ReactNode } from 'react';

/** A range of figures in the digits of either language, such as 8-10, 2-3.5, 1,600–2,130 or ২০০–২৫০. */
const range = /([\d০-৯][\d০-৯,]{0,14}[-–][\d০-৯,.]{0,14}[\d০-৯])/;

/** Returns the text with each range of figures kept on one line, since browsers may break a line after a hyphen or a dash. */
export function keepRangesTogether(text: string): ReactNode[] {
  return text.split(range).map((part, index) =>
    // The split puts the ranges at odd indexes.
    index % 2 ? (
      <span key={part} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
