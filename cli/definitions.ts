import { storageMonths } from '#content/forms/storage-months.ts';

/** The default age for `purge`: the storage time that the forms tell visitors. */
export const storageTime = `${storageMonths}m`;

/** Every option of the tool, as `parseArgs` takes it. `value` and `about` are for the help. */
export const options = {
  json: { type: 'boolean', about: 'as JSON, with times in UTC' },
  html: { type: 'boolean', about: 'as a page to print, complete in one file' },
  form: { type: 'string', value: 'SLUG', about: 'of one form, such as application or contact' },
  programme: {
    type: 'string',
    value: 'SLUG',
    about: 'of one programme, such as student-exchange',
  },
  since: {
    type: 'string',
    value: 'DATE',
    about: 'from this day in Dhaka on, such as 2026-11-21; or from a time, 2026-11-21T16:00',
  },
  until: {
    type: 'string',
    value: 'DATE',
    about: 'up to the end of this day in Dhaka; or up to a time',
  },
  state: {
    type: 'string',
    value: 'STATE',
    about:
      'open (not answered), overdue or answered; or with a delivery that is waiting, retrying, delivered or given-up',
  },
  suspected: {
    type: 'boolean',
    about: 'only those that are held back as suspected spam, until `release`',
  },
  output: {
    type: 'string',
    value: 'FILE',
    about: 'write to this file, readable by its owner only; otherwise to standard output',
  },
  progress: {
    type: 'boolean',
    about: 'show the progress on standard error, even where it is not a terminal',
  },
  email: {
    type: 'string',
    value: 'ADDRESS',
    about: 'everything from this address, in upper or lower case',
  },
  'older-than': {
    type: 'string',
    value: 'AGE',
    about: `days, weeks, months or years, such as 90d, 12w or 2y; else ${storageTime}, as the forms say`,
  },
  'dry-run': { type: 'boolean', about: 'say what would be deleted, and delete nothing' },
  undo: { type: 'boolean', about: 'take it away again: the mark, or all notes' },
  withdrawn: { type: 'boolean', about: 'the applicant needs no answer any more' },
  by: { type: 'string', value: 'NAME', about: 'who answered, or wrote the note' },
  all: { type: 'boolean', about: 'more than 20 rows' },
  'with-others': {
    type: 'boolean',
    about: 'also what came from the same e-mail address or phone number',
  },
  yes: { type: 'boolean', about: 'do it without asking' },
  help: { type: 'boolean', short: 'h', about: 'this help' },
} as const;

export type OptionName = keyof typeof options;

type CommandDefinition = {
  /** One line that says what the command does. */
  about: string;
  /** The argument after the command, and whether it is required. */
  operand?: {
    name: 'REFERENCE' | 'FILE' | 'TEXT';
    required: boolean;
    several?: true;
    /** Whether a text follows: several words are one. */
    text?: true;
  };
  options: readonly OptionName[];
  /** Further text for the help of the command. */
  details?: string;
};

/** These options narrow every listing. */
const filterOptions = ['form', 'programme', 'since', 'until', 'state', 'suspected'] as const;

const referenceOperand = { name: 'REFERENCE', required: true } as const;

export const commandDefinitions = {
  list: {
    about: 'the submissions, newest first, and when their answer is due',
    options: ['json', 'all', ...filterOptions],
    details: `What is held back counts as open after 24 hours: a real person may wait for an answer. A second line says what is
unusual: Bengali, held back, a note, an acknowledgement that the mail server refused.`,
  },
  find: {
    about: 'the submissions of a person: by name, e-mail address, phone number or reference',
    operand: { name: 'TEXT', required: true, text: true },
    options: ['json', 'all', ...filterOptions],
    details: `Upper and lower case are alike, and so are Latin and Bengali digits, with or without the country's code. A part is enough; several
words must all be there.`,
  },
  show: {
    about: 'one submission with all its fields, and what it meets of the programme’s conditions',
    operand: referenceOperand,
    options: ['json', 'html', 'output'],
  },
  export: {
    about: 'the submissions as CSV',
    options: ['output', 'progress', ...filterOptions],
    details: `A file of --output begins with the mark (BOM) by which Excel knows UTF-8. Times are those of Dhaka.
Without --form it has the columns of all forms. Choices are in words (6 months), and ticked boxes yes or no.

What a spreadsheet could run as a formula (a text that begins with = + - @, a tab or a line end) has an apostrophe
before it, and so has what it would change: long numbers and those that begin with 0, 10-12, 3/4, 1E5, MARCH1, TRUE,
Bengali digits, and a text that begins with an apostrophe. A program that reads the file removes one apostrophe from
the beginning of a cell to get the text that was sent.`,
  },
  stats: {
    about:
      'how many applications, by programme, destination and week, and how soon they are answered',
    options: ['json', ...filterOptions],
    details: `A week begins on Sunday, in Dhaka. Where the terminal is wide enough, bars compare them. Messages of the contact form
are counted apart. Half of the answers came sooner than the median time, half later.`,
  },
  deliveries: {
    about: 'the deliveries of each submission, and how they stand',
    options: ['json', ...filterOptions],
    details: 'The dates are those of the submissions.',
  },
  retry: {
    about: 'sends again what was not delivered, of one submission or of all',
    operand: { name: 'REFERENCE', required: false },
    options: [],
  },
  answered: {
    about: 'marks submissions as answered, so that they are no longer due',
    operand: { name: 'REFERENCE', required: true, several: true },
    options: ['undo', 'withdrawn', 'by'],
    details: `An answer is due at the last office hour within the 48 hours that applicants and senders of messages are promised;
registrations have no such time. When one of the references is not there, none is marked. The time to an answer ends when it is marked.`,
  },
  note: {
    about: 'adds a note to a submission, which show, list and the mail of the day have',
    operand: { name: 'REFERENCE', required: true, text: true },
    options: ['by', 'undo'],
    details: 'The note is for staff, is part of exports, and is erased with its submission.',
  },
  release: {
    about: 'delivers a submission that is held back as suspected spam',
    operand: referenceOperand,
    options: [],
  },
  terms: {
    about: 'the texts of the terms that were agreed to, by their versions',
    options: [],
  },
  erase: {
    about: 'permanently deletes one submission, or all from one address',
    operand: { name: 'REFERENCE', required: false },
    options: ['email', 'with-others', 'yes'],
    details: `It asks first, and shows what came from the same e-mail address or phone number besides. Deliveries that wait go with it. It can’t reach what has left the store: mails
that were sent, exported files, and backups (docs/staff-tool.md says what to do with those).`,
  },
  purge: {
    about: 'permanently deletes submissions that are older than an age',
    options: ['older-than', 'dry-run', 'yes'],
    details:
      'It asks first. It counts whole days in Dhaka; what it can’t reach is what `erase` can’t. Run it each month, so that what the forms say is true.',
  },
  backup: {
    about: 'copies the database into a new file while the site runs',
    operand: { name: 'FILE', required: true },
    options: [],
    details: `For SQLite. The copy is of one moment, is checked when it is done, can be read by its owner only, and
never overwrites a file. A PostgreSQL database is copied with pg_dump.`,
  },
  verify: {
    about: 'checks that the stored data is complete and unchanged; exits with 1 when it is not',
    operand: { name: 'FILE', required: false },
    options: [],
    details: `It changes nothing, and the site may run. It checks the file itself (SQLite), references, that the answers are
unchanged (by their digest), and that each delivery's state is possible. With FILE it checks a backup.`,
  },
} as const satisfies Record<string, CommandDefinition>;

export type CommandName = keyof typeof commandDefinitions;

export const commandNames = Object.keys(commandDefinitions) as CommandName[];

/** @returns undefined when there is no such command */
export function findDefinition(name: string): CommandDefinition | undefined {
  return isCommand(name) ? commandDefinitions[name] : undefined;
}

/** Whether a text is the name of a command. */
export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commandDefinitions, name);
}
