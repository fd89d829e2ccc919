import { createContext } from 'react-router';
import type { ContentService } from './content-service.ts';

/** The blog's posts, for loaders; set once for each request by the server. */
export const contentServiceContext = createContext<ContentService>();

/** The time of all that a page asks of them together, from the moment when the page was asked for. */
export const pageDeadlineContext = createContext<AbortSignal>();
