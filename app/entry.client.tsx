import { start } from './browser/start.ts';

// The router's entry for the browser, in which the router itself doesn't run: pages are documents.
void start();
