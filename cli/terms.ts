import type { Store } from '#submissions/store.server.ts';

/** The texts of the terms, newest first: a submission has the version that its sender agreed to. */
export async function* terms(store: Store): AsyncGenerator<string, void> {
  const versions = await store.listTerms();
  if (versions.length === 0) yield 'The website has not shown terms yet.\n';
  for (const { version, text, shownSince } of versions) {
    yield `Version ${version}, shown since ${shownSince.slice(0, 16).replace('T', ' ')} UTC\n\n${text}\n\n`;
  }
}
