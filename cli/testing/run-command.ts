import type { DatabaseAddress } from '#domain/submissions/database/address.ts';
import type { Store } from '#domain/submissions/store.server.ts';
import { readCommand } from '../arguments.ts';
import { commands } from '../commands/commands.ts';
import type { CommandContext } from '../context.ts';

/**
 * Runs a command of the staff tool on a store, without asking for confirmation.
 *
 * @param args as on the command line: `['list', '--json']`
 * @param options.webhook whether the site has a webhook
 * @param options.database the store's database, which some commands open a second time
 * @returns what the command prints
 * @throws Error when the arguments ask for help
 */
export async function runCommand(
  store: Store,
  args: string[],
  {
    webhook = false,
    database = { kind: 'sqlite', path: ':memory:' },
  }: { webhook?: boolean; database?: DatabaseAddress } = {},
): Promise<string> {
  const command = readCommand(args);
  if (command.name === 'help') throw new Error('The arguments ask for help');
  const context: CommandContext = {
    database,
    webhook,
    store: async () => store,
    resolvePath: (file) => file,
    confirm: async () => {},
    ask: async () => false,
    progress: () => {},
    columns: undefined,
  };
  let output = '';
  for await (const piece of commands[command.name](context, command)) output += piece;
  return output;
}
