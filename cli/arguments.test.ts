import { expect, test } from 'vitest';
import { dataNotices } from '#content/forms/data-notices.ts';
import { type Command, readCommand, UsageError } from './arguments.ts';

test('reads commands, options and references', () => {
  expect(readCommand([])).toEqual({ name: 'help' });
  expect(readCommand(['--help'])).toEqual({ name: 'help' });
  expect(readCommand(['help', 'show'])).toEqual({ name: 'help', about: 'show' });
  expect(readCommand(['show', '--help'])).toEqual({ name: 'help', about: 'show' });
  expect(readCommand(['show', 'opr-7k4m-29qx', '--json'])).toEqual({
    name: 'show',
    filter: {},
    reference: 'OPR-7K4M-29QX',
    json: true,
  });
  expect(readCommand(['backup', 'Sunday.sqlite'])).toEqual({
    name: 'backup',
    filter: {},
    file: 'Sunday.sqlite',
  });
});

test.each(['list', 'export', 'stats', 'deliveries'])('%s takes all filters', (name) => {
  const options = ['--form=application', '--programme=student-exchange', '--state=given-up'];
  const days = ['--since=2026-11-21', '--until=2026-11-21'];
  expect(readCommand([name, ...options, ...days])).toEqual({
    name,
    filter: {
      form: 'application',
      programme: 'student-exchange',
      status: 'given up',
      since: '2026-11-20T18:00:00.000Z',
      until: '2026-11-21T18:00:00.000Z',
    },
  });
});

test.each([
  ['2026-11-21T06:00+06:00', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21T10:00', '2026-11-21T04:00:00.000Z'],
  ['2026-11-21T10:00:30Z', '2026-11-21T10:00:30.000Z'],
])('the time %s is in Dhaka time unless it has another zone', (text, time) => {
  const { filter } = readCommand(['list', '--since', text, '--until', text]) as Command;
  expect(filter).toEqual({ since: time, until: time });
});

test('erase and purge create a filter', () => {
  expect(readCommand(['erase', 'opr-7k4m-29qx'])).toMatchObject({
    filter: { reference: 'OPR-7K4M-29QX' },
  });
  expect(readCommand(['erase', '--email', ' Nusrat@Example.org ', '--yes'])).toEqual({
    name: 'erase',
    filter: { email: 'Nusrat@Example.org' },
    yes: true,
  });
  // In Dhaka it is already November 22.
  const now = new Date('2028-11-21T20:00:00Z');
  expect(readCommand(['purge', '--older-than', '24m', '--dry-run'], now)).toEqual({
    name: 'purge',
    filter: { until: '2026-11-21T18:00:00.000Z' },
    dryRun: true,
  });
  // The default is the time that the forms tell visitors.
  expect(dataNotices.en.sentence('application')).toContain('for 24 months');
  expect(readCommand(['purge', '--yes'], now)).toEqual({
    name: 'purge',
    filter: { until: '2026-11-21T18:00:00.000Z' },
    yes: true,
  });
});

test('answered takes several references', () => {
  expect(readCommand(['answered', 'opr-7k4m-29qx', 'OPR-2222-2222', '--undo'])).toEqual({
    name: 'answered',
    filter: {},
    references: ['OPR-7K4M-29QX', 'OPR-2222-2222'],
    undo: true,
  });
});

test('the filters for open and overdue submissions depend on the present time', () => {
  // It is a Friday. What was submitted an hour or more before the last office hour, Thursday's, is overdue.
  const now = new Date('2026-11-27T06:00:00Z');
  expect(readCommand(['list', '--state', 'open'], now)).toMatchObject({
    filter: { answered: false, heldBackBefore: '2026-11-26T06:00:00.000Z' },
  });
  const { filter } = readCommand(['list', '--state', 'overdue'], now) as Command;
  expect(filter.ofForms).toContainEqual({
    form: 'application',
    submittedBy: '2026-11-26T11:00:00.000Z',
  });
  expect(filter.ofForms?.map(({ form }) => form)).toContain('contact');
  expect(filter.ofForms?.map(({ form }) => form)).not.toContain('registration');
  expect(readCommand(['export', '--state', 'answered'], now)).toMatchObject({
    filter: { answered: true },
  });
});

test.each([
  [['lsit'], 'no command "lsit"'],
  [['constructor'], 'no command'],
  [['list', 'x'], 'takes no "x"'],
  [['list', '--yes'], 'takes no --yes'],
  [['list', '--wrong'], "Unknown option '--wrong'"],
  [['list', '--since', 'yesterday'], 'but must be a date'],
  [['list', '--since', '2026-02-31'], 'but must be a date'],
  [['list', '--programme', 'astronaut'], 'must be one of study-abroad'],
  [['export', '--form', 'complaint'], 'must be one of application, contact'],
  [['show'], 'needs a reference'],
  [['retry', 'A', 'B'], 'takes no "B"'],
  [['erase', '--yes'], 'needs either a reference such as OPR-7K4M-29QX, or --email'],
  [['erase', 'OPR-7K4M-29QX', '--email', 'a@b.org'], 'needs either'],
  [['erase', '--email', ''], 'must be an e-mail address'],
  [['erase', '--email', `a${'\u0301'.repeat(31)}@b.org`], 'must be an e-mail address'],
  [['erase', '--email', `${'a'.repeat(1100)}@b.org`], 'must be an e-mail address'],
  [['list', '--until', '2026-11-31T10:00'], '--until is "2026-11-31T10:00", but must be a date'],
  [['list', '--since', '2026-11-21T25:00'], 'but must be a date'],
  [['list', '--state', 'lost'], 'must be one of open, overdue, answered, waiting, retrying, deliv'],
  [['answered'], 'needs a reference'],
  [['list', '--undo'], 'takes no --undo'],
  [['purge', '--older-than', '24'], 'must be an age such as 24m'],
  [['purge', '--older-than', '0m', '--yes'], 'must be an age such as 24m'],
  [['backup'], '"backup" needs a file'],
  [['verify', 'A', 'B'], 'takes no "B"'],
  [['show', 'OPR-7K4M-29QX', '--json', '--html'], 'Either --json or --html'],
])('%j is rejected', (args, reason) => {
  expect(() => readCommand(args)).toThrow(UsageError);
  expect(() => readCommand(args)).toThrow(reason);
});
