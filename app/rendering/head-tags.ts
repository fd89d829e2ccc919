import { createContext, type ReactNode } from 'react';

/** The head's elements for search engines and link previews, provided by the server (entry.server.tsx). */
export const HeadTagsContext = createContext<ReactNode>(null);
