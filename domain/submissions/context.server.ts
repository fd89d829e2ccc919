import { createContext } from 'react-router';
import type { Submissions } from './service.server.ts';

/** The submission service, for actions and loaders. It isn't set while pages are prerendered. */
export const submissionsContext = createContext<Submissions>();
