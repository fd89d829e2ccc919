import {
  type CommandName,
  commandNames,
  findDefinition,
  type OptionName,
  options,
} from './definitions.ts';

const footer = `The database is the one of DATABASE_URL, from the environment or the file .env.
Exit codes: 0 done, 1 failed, not found or damaged, 2 the command line was not understood.
`;

/** Returns a command with its argument: `show REFERENCE`. */
export function formatSynopsis(name: CommandName): string {
  const operand = findDefinition(name)?.operand;
  if (!operand) return name;
  const several = operand.several || (operand.text && operand.name === 'TEXT');
  const text = `${operand.name}${several ? '…' : ''}${operand.text && operand.name !== 'TEXT' ? ' TEXT…' : ''}`;
  return `${name} ${operand.required ? text : `[${text}]`}`;
}

function formatRows(pairs: [name: string, about: string][]): string {
  const width = Math.max(...pairs.map(([name]) => name.length)) + 2;
  return pairs.map(([name, about]) => `  ${name.padEnd(width)}${about}`).join('\n');
}

/** The general help, with one line per command. */
export const generalHelp = `Reads and looks after what the website's forms have stored: applications, messages.

Usage: npm run applications -- COMMAND [options]
       npm run -s applications -- COMMAND [options]   without npm's own lines
       npm run applications -- COMMAND --help         a command's options
       opar-applications COMMAND [options]            on a server, with the settings of its site

Commands:
${formatRows(commandNames.map((name) => [formatSynopsis(name), findDefinition(name)?.about ?? '']))}

${footer}`;

function formatOption(name: OptionName): [string, string] {
  const option = options[name];
  return [`--${name}${'value' in option ? ` ${option.value}` : ''}`, option.about];
}

/** Returns the help of one command: what it does, its argument and its options. */
export function formatCommandHelp(name: CommandName): string {
  const definition = findDefinition(name);
  const about = definition?.about ?? '';
  const own = [...(definition?.options ?? []), 'help'] as const;
  return `${about.charAt(0).toUpperCase()}${about.slice(1)}.

Usage: npm run applications -- ${formatSynopsis(name)} [options]

Options:
${formatRows(own.map(formatOption))}
${definition?.details ? `\n${definition.details}\n` : ''}
${footer}`;
}
