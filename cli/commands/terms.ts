import { toDhakaTime } from '#common/dhaka-time.ts';
import type { RunCommand } from '../context.ts';

/** Prints the texts of the terms, newest first. Each submission names the version that its sender agreed to. */
export const terms: RunCommand = async function* (context) {
  const store = await context.store();
  const versions = await store.listTerms();
  if (versions.length === 0) yield 'The website has not shown terms yet.\n';
  for (const { version, text, shownSince } of versions) {
    yield `Version ${version}, shown since ${toDhakaTime(shownSince).slice(0, 16)} in Dhaka\n\n${text}\n\n`;
  }
};
