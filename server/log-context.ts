import { createContext } from 'react-router';
import type { Log } from './log.ts';

/** The server's log, for loaders and actions. Prerendered pages are made without. */
export const logContext = createContext<Log>();
