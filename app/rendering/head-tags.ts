import { createContext, type ReactNode } from 'react';

/** Elements that the server adds to a page's head (entry.server.tsx): what search engines and link previews read. */
export const HeadTagsContext = createContext<ReactNode>(null);
