// This import stays first: its listeners report the errors of all other modules.
import './browser/report-uncaught-errors.ts';
import { reportBrowserError } from './browser/report-browser-error.ts';
import { whenScriptsAreWanted } from './entry/when-scripts-are-wanted.ts';

// React Router's entry module for the browser. The router itself doesn't run there: every navigation loads a document. If the
// import fails, as without a network, the page works as plain HTML.
void whenScriptsAreWanted()
  .then(() => import('./entry/start.ts'))
  .then(({ start }) => start(), reportBrowserError);
