import { createContext } from 'react-router';
import type { ContentService } from './content-service.ts';

/** The blog's posts, for loaders; set once for each request by the server. */
export const contentServiceContext = createContext<ContentService>();
