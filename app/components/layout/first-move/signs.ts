/** How a visitor points at something: with a mouse, the keyboard, a finger. */
export const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Who has been on a page for so long after React started reads it, in milliseconds. */
export const readingTime = 2000;
