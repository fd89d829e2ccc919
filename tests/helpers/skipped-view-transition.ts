/**
 * A message of Chromium about a view transition between two pages that it skips itself, since the other page doesn't opt in or is
 * already shown. The page is shown at once. The words differ between versions of Chromium.
 */
export const skippedViewTransition =
  /(?=.*transition)(?=.*(abort|skip|disabled|opt-in|revealed|invalid state|timeout))/i;
