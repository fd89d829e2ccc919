import { createContext } from 'react-router';
import type { Submissions } from './service.server.ts';

/** The service that takes submissions, for actions and loaders. Prerendered pages are made without. */
export const submissionsContext = createContext<Submissions>();
