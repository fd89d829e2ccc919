import { createContext } from 'react-router';
import type { PostView } from './post-view.server.ts';

/** Passes the post of a page from the page's loader to `entry.server.tsx`, which renders the document. */
export const currentPostContext = createContext<PostView | null>(null);
