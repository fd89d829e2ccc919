import { parseArgs } from 'node:util';
import { addDays, startOfDhakaDay, toDhakaDay } from '#common/dhaka-time.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { answerStates, createAnswerFilter } from '#domain/submissions/answer-state.server.ts';
import {
  deliveryStatuses,
  type SubmissionFilter,
} from '#domain/submissions/database/filter.server.ts';
import { getSharedFields } from '#domain/submissions/forms/fields.ts';
import { formSlugs } from '#domain/submissions/forms/forms.ts';
import { findExcess, tidyLine } from '#domain/submissions/text.ts';
import { subtractAge } from './age.ts';
import {
  type CommandName,
  commandNames,
  findDefinition,
  isCommand,
  options,
  storageTime,
} from './definitions.ts';

/** The command line is invalid. The message says what to write instead. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export type Command = {
  name: CommandName;
  /** Selects the submissions. An empty filter selects all. */
  filter: SubmissionFilter;
  reference?: string;
  /** Set for a command that takes several references. */
  references?: string[];
  /** The path as the user typed it. */
  file?: string;
  /** What `find` looks for, or `note` writes down. */
  text?: string;
  /** Who answered, or wrote the note. */
  by?: string;
  output?: string;
  json?: boolean;
  html?: boolean;
  progress?: boolean;
  dryRun?: boolean;
  undo?: boolean;
  withdrawn?: boolean;
  withOthers?: boolean;
  all?: boolean;
  yes?: boolean;
};

/** The user asked for the help of one command, or for the general help. */
type HelpRequest = { name: 'help'; about?: CommandName };

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

type Values = ReturnType<typeof parse>['values'];

function parseChoice<Value extends string>(
  option: keyof Values,
  value: string | undefined,
  allowed: readonly Value[],
): Value | undefined {
  const found = allowed.find((each) => each === value);
  if (value !== undefined && found === undefined) {
    throw new UsageError(`--${option} is "${value}", but must be one of ${allowed.join(', ')}.`);
  }
  return found;
}

const isDay = (text: string) =>
  // `new Date` reads February 31 as March 3.
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/**
 * Reads a day in Dhaka, or a time. A time without a zone is in Dhaka's.
 *
 * @param edge for a day, `since` means its beginning, and `until` the beginning of the next day
 * @returns ISO 8601, in UTC
 */
function parseTime(edge: 'since' | 'until', text: string | undefined): string | undefined {
  if (text === undefined) return;
  if (isDay(text)) return startOfDhakaDay(edge === 'since' ? text : addDays(text, 1));
  const [, day = '', time, zone = '+06:00'] =
    /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?$/.exec(text) ?? [];
  const parsed = isDay(day) ? new Date(`${day}T${time}${zone}`) : undefined;
  if (!parsed || Number.isNaN(parsed.getTime())) {
    throw new UsageError(`--${edge} is "${text}", but must be a date such as 2026-11-21.`);
  }
  return parsed.toISOString();
}

function parsePurgeAge(age: string, now: Date): string {
  const day = subtractAge(age, toDhakaDay(now.toISOString()));
  if (day) return startOfDhakaDay(day);
  throw new UsageError(`--older-than is "${age}", but must be an age such as 24m, 2y or 90d.`);
}

const states = [...answerStates, ...deliveryStatuses.map((status) => status.replace(' ', '-'))];

/** A state is either the answer state of a submission, or the status of one of its deliveries. */
function createStateFilter(state: string | undefined, now: Date): SubmissionFilter {
  const answer = answerStates.find((each) => each === state);
  if (answer) return createAnswerFilter(answer, now);
  return { status: deliveryStatuses.find((status) => status.replace(' ', '-') === state) };
}

/** Turns the options into a filter for the store. */
function createFilter(values: Values, now: Date): SubmissionFilter {
  const filter: SubmissionFilter = {
    form: parseChoice('form', values.form, formSlugs),
    programme: parseChoice(
      'programme',
      values.programme,
      programmes.map(({ slug }) => slug),
    ),
    since: parseTime('since', values.since),
    until: parseTime('until', values.until),
    suspected: values.suspected ? true : undefined,
    ...createStateFilter(parseChoice('state', values.state, states), now),
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** `erase` deletes one submission, or all submissions from one e-mail address. */
function createEraseFilter(
  reference: string | undefined,
  email: string | undefined,
): SubmissionFilter {
  if ((reference === undefined) === (email === undefined)) {
    throw new UsageError('"erase" needs either a reference such as OPR-7K4M-29QX, or --email.');
  }
  if (email === undefined) return { reference };
  const address = findExcess(email, getSharedFields('en').email.maximum) ? '' : tidyLine(email);
  // Submissions without an e-mail address are stored with an empty one. They must not match.
  if (!address.includes('@')) {
    throw new UsageError(`--email is "${email}", but must be an e-mail address.`);
  }
  return { email: address };
}

/** The longest note and the longest name, in characters. */
const maxNote = 500;
const maxName = 100;

/** Reads a text that somebody typed, on one line. */
function parseText(what: string, words: readonly string[], maximum: number): string {
  const typed = words.join(' ');
  const text = findExcess(typed, maximum) ? '' : tidyLine(typed);
  if (!text || text.length > maximum)
    throw new UsageError(`${what} must be a text of 1 to ${maximum} characters.`);
  return text;
}

/** What a command needs, in the message when it is missing. */
const operandTexts = {
  FILE: 'a file',
  REFERENCE: 'a reference such as OPR-7K4M-29QX',
  TEXT: 'a name, e-mail address, phone number or reference',
};

/**
 * Reads the command line of the staff tool.
 *
 * @param now the time from which ages are counted
 * @throws UsageError when the command line is invalid
 */
export function readCommand(args: string[], now = new Date()): Command | HelpRequest {
  const { values, positionals } = parse(args);
  const [name = 'help', operand, ...rest] = positionals;
  if (name === 'help') {
    return operand && isCommand(operand) ? { name: 'help', about: operand } : { name: 'help' };
  }
  const definition = findDefinition(name);
  if (!isCommand(name) || !definition) {
    throw new UsageError(
      `There is no command "${name}". The commands are ${commandNames.join(', ')}.`,
    );
  }
  if (values.help) return { name: 'help', about: name };

  for (const option of Object.keys(values)) {
    if (!definition.options.some((known) => known === option)) {
      throw new UsageError(`"${name}" takes no --${option}.`);
    }
  }
  const { several = false, text: takesText = false } = definition.operand ?? {};
  const extra = several || takesText ? undefined : definition.operand ? rest[0] : operand;
  if (extra !== undefined) throw new UsageError(`"${name}" takes no "${extra}".`);
  if (definition.operand?.required && !operand) {
    throw new UsageError(`"${name}" needs ${operandTexts[definition.operand.name]}.`);
  }
  if (values.json && values.html) throw new UsageError('Either --json or --html.');

  if (values.undo && values.withdrawn) throw new UsageError('Either --undo or --withdrawn.');

  const { output, json, html, progress, undo, yes, withdrawn, all } = values;
  const isFile = definition.operand?.name === 'FILE';
  const isReference = definition.operand?.name === 'REFERENCE';
  const reference = isReference && !several ? operand?.toUpperCase() : undefined;
  const by = values.by === undefined ? undefined : parseText('--by', [values.by], maxName);
  const words = isReference ? rest : positionals.slice(1);
  const text =
    takesText && !undo ? parseText(isReference ? 'The note' : 'TEXT', words, maxNote) : undefined;
  const filter =
    name === 'erase'
      ? createEraseFilter(reference, values.email)
      : name === 'purge'
        ? { until: parsePurgeAge(values['older-than'] ?? storageTime, now) }
        : createFilter(values, now);
  return {
    name,
    filter,
    ...(reference && { reference }),
    ...(several && { references: positionals.slice(1).map((each) => each.toUpperCase()) }),
    ...(isFile && operand && { file: operand }),
    ...(output && { output }),
    ...(json && { json }),
    ...(html && { html }),
    ...(progress && { progress }),
    ...(values['dry-run'] && { dryRun: true }),
    ...(text && { text }),
    ...(by && { by }),
    ...(undo && { undo }),
    ...(withdrawn && { withdrawn }),
    ...(values['with-others'] && { withOthers: true }),
    ...(all && { all }),
    ...(yes && { yes }),
  };
}
