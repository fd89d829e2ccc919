import { createContext } from 'react-router';
import type { PostView } from './post-view.server.ts';

/** The post that a page shows, from its loader to where its document is made (`entry.server.tsx`). */
export const currentPostContext = createContext<PostView | null>(null);
