import display from './anek-display.woff2';
import text from './figtree-text.woff2';

/** The site's two font families, as `styles/fonts.css` declares them. Both are preloaded. */
export const fonts = [
  { family: 'Anek', url: display, weight: '500 800' },
  { family: 'Figtree', url: text, weight: '400 700' },
];
