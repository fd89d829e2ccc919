import { createContext } from 'react-router';
import type { SubmissionService } from './service.server.ts';

/** The submission service, for actions and loaders. It isn't set while pages are prerendered. */
export const submissionsContext = createContext<SubmissionService>();
