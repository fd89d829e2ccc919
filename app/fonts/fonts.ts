import type { Language } from '#content/language.ts';
import bengaliDisplay from './anek-bangla-display.woff2';
import display from './anek-display.woff2';
import text from './figtree-text.woff2';

/**
 * The URLs of the fonts that pages of a language preload. Bengali running text is set in a font of the device (`styles/bengali.css`),
 * and only a device without one fetches ours.
 */
export const preloadedFonts: Record<Language, readonly string[]> = {
  en: [display, text],
  bn: [bengaliDisplay],
};
