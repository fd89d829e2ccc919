import { start } from './entry/start.ts';

// React Router's entry module for the browser. The router itself doesn't run there: every navigation loads a document.
void start();
