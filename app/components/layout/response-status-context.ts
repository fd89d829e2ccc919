import { createContext } from 'react';

/** The HTTP status of the page, provided by the server (entry.server.tsx). */
export const ResponseStatusContext = createContext(200);
