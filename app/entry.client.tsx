import { start } from './browser/start.ts';

// The framework's entry for the browser. The router itself doesn't run there: every navigation loads a document.
void start();
