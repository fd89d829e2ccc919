import { loadSettings } from '#server/load-settings.ts';
import type { Store } from '#submissions/store.server.ts';
import type { Command } from './arguments.ts';
import { CommandError } from './command-error.ts';

/** Has a suspected submission delivered like any other (submissions/suspicion.ts). */
export async function* release(
  store: Store,
  { reference = '' }: Command,
): AsyncGenerator<string, void> {
  const { WEBHOOK_URL: webhook } = loadSettings();
  if (await store.release(reference, { webhook: webhook !== undefined })) {
    yield `${reference} is released: the running website delivers it within seconds, if mail is configured.\n`;
    return;
  }
  throw new CommandError(
    (await store.find(reference))
      ? `${reference} is not suspected: it is delivered without.`
      : `There is no submission ${reference}.`,
  );
}
