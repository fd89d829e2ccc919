import { reportBrowserError } from './report-browser-error.ts';

// The entry module (entry.client.tsx) imports this module first, so that errors of all other modules are reported, also those that are
// thrown while a module is evaluated.
addEventListener('error', ({ error }) => reportBrowserError(error));
addEventListener('unhandledrejection', ({ reason }) => reportBrowserError(reason));
