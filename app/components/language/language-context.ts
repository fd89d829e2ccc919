import { createContext, use } from 'react';
import type { Language } from '#content/language.ts';

/** The language of the page. `root.tsx` provides it on the server, and `hydrate-island.tsx` in the browser. */
export const LanguageContext = createContext<Language>('en');

/** Returns the language of the page. */
export const useLanguage = (): Language => use(LanguageContext);
