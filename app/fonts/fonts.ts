import type { Language } from '#content/language.ts';
import bengali from './anek-bangla-pages.woff2';
import display from './anek-display.woff2';
import basicText from './figtree-basic.woff2';
import text from './figtree-text.woff2';

/** The URLs of the fonts that pages of a language preload. */
export const preloadedFonts: Record<Language, readonly string[]> = {
  en: [display, text],
  bn: [bengali, basicText],
};
