import { createContext } from 'react-router';
import type { ContentService, PostLanguage } from './content-service.ts';

/** The blog's posts in each language, for loaders. The server sets it for each request. */
export const contentServicesContext = createContext<Record<PostLanguage, ContentService>>();

/** Aborts when the page's time for all its calls of the content service is over. It starts when the page is requested. */
export const pageDeadlineContext = createContext<AbortSignal>();
