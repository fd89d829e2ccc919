/** How a visitor points at something: with a mouse, the keyboard, a finger. */
export const signs = ['pointerover', 'focusin', 'touchstart'] as const;
