// This import stays first: its listeners report the errors of all other modules.
import './browser/report-uncaught-errors.ts';
import { start } from './entry/start.ts';

// React Router's entry module for the browser. The router itself doesn't run there: every navigation loads a document.
void start();
