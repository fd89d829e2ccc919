import { expect, test } from 'vitest';
import { readCommand, UsageError } from './arguments.ts';

test('commands, options and references are read', () => {
  expect(readCommand([])).toEqual({ name: 'help' });
  expect(readCommand(['show', '--help'])).toEqual({ name: 'help' });
  expect(readCommand(['show', 'opr-7k4m-29qx', '--json'])).toEqual({
    name: 'show',
    reference: 'OPR-7K4M-29QX',
    json: true,
  });
  expect(
    readCommand(['list', '--programme=student-exchange', '--since', '2026-11-21']),
  ).toMatchObject({ programme: 'student-exchange', since: '2026-11-21T00:00:00.000Z' });
  expect(readCommand(['list', '--since', '2026-11-21T06:00+06:00'])).toMatchObject({
    since: '2026-11-21T00:00:00.000Z',
  });
  expect(readCommand(['list', '--since', '2026-11-21T10:00'])).toMatchObject({
    since: '2026-11-21T10:00:00.000Z',
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
  [['erase', '--yes'], 'needs a reference'],
])('%j is refused', (args, reason) => {
  expect(() => readCommand(args)).toThrow(UsageError);
  expect(() => readCommand(args)).toThrow(reason);
});
