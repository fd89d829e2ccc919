import { createContext } from 'react-router';
import type { Applications } from './service.server.ts';

/** The service that takes applications, for actions and loaders. Prerendered pages are made without. */
export const applicationsContext = createContext<Applications>();
