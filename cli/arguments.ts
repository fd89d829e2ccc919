import { parseArgs } from 'node:util';
import { programmes } from '#app/content/programmes/programmes.ts';
import { formSlugs } from '#submissions/forms/forms.ts';

/** The command line can't be understood; the message says what to write instead. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const options = {
  json: { type: 'boolean' },
  form: { type: 'string' },
  programme: { type: 'string' },
  since: { type: 'string' },
  suspected: { type: 'boolean' },
  output: { type: 'string' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type OptionName = keyof typeof options;

/** Each command: the options it takes, and whether a reference follows it. */
const commands = {
  list: { options: ['json', 'form', 'programme', 'since', 'suspected'], reference: 'none' },
  show: { options: ['json'], reference: 'required' },
  export: { options: ['output', 'form', 'programme', 'since'], reference: 'none' },
  deliveries: { options: ['json'], reference: 'none' },
  retry: { options: [], reference: 'optional' },
  release: { options: [], reference: 'required' },
  terms: { options: [], reference: 'none' },
  erase: { options: ['yes'], reference: 'required' },
} as const satisfies Record<
  string,
  { options: OptionName[]; reference: 'none' | 'optional' | 'required' }
>;

export type CommandName = keyof typeof commands;

export type Command = {
  name: CommandName | 'help';
  reference?: string;
  json?: boolean;
  form?: string;
  programme?: string;
  since?: string;
  suspected?: boolean;
  output?: string;
  yes?: boolean;
};

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function requireOneOf(option: OptionName, value: string | undefined, slugs: readonly string[]) {
  if (value === undefined || slugs.includes(value)) return;
  throw new UsageError(`--${option} is "${value}", but must be one of ${slugs.join(', ')}.`);
}

/** A date or a time, as ISO 8601 in UTC. */
function timeOf(text: string): string {
  const time = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/.test(text)
    ? new Date(/T[^Z+-]+$/.test(text) ? `${text}Z` : text)
    : undefined;
  const isReal = time && !Number.isNaN(time.getTime());
  // `new Date` takes February 31 for March 3.
  if (!isReal || (text.length === 10 && !time.toISOString().startsWith(text))) {
    throw new UsageError(`--since is "${text}", but must be a date such as 2026-11-21.`);
  }
  return time.toISOString();
}

/**
 * Reads the command line of the staff tool.
 *
 * @throws UsageError when it can't be understood
 */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parse(args);
  const [name = 'help', reference, ...rest] = positionals;
  if (values.help || name === 'help') return { name: 'help' };
  if (!isCommand(name)) {
    const names = Object.keys(commands).join(', ');
    throw new UsageError(`There is no command "${name}". The commands are ${names}.`);
  }

  const command = commands[name];
  for (const option of Object.keys(values)) {
    if (!command.options.some((known) => known === option)) {
      throw new UsageError(`"${name}" takes no --${option}.`);
    }
  }
  const extra = command.reference === 'none' ? reference : rest[0];
  if (extra) throw new UsageError(`"${name}" takes no "${extra}".`);
  if (command.reference === 'required' && !reference) {
    throw new UsageError(`"${name}" needs a reference such as OPR-7K4M-29QX.`);
  }
  requireOneOf('form', values.form, formSlugs);
  requireOneOf(
    'programme',
    values.programme,
    programmes.map(({ slug }) => slug),
  );
  return {
    ...values,
    name,
    ...(values.since && { since: timeOf(values.since) }),
    ...(reference && { reference: reference.toUpperCase() }),
  };
}
