import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { CommandError } from './command-error.ts';
import { ask, confirm } from './confirm.ts';

/** Creates an input with the text that a person types. The input ends after it. */
function createInput(answer: string, isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY });
  input.end(answer);
  return input;
}

async function runConfirm(answer: string, { isTTY = true, yes = false } = {}) {
  const output = new PassThrough();
  const outcome = await confirm('Delete all?', yes, createInput(answer, isTTY), output).then(
    () => 'done',
    (error: unknown) => {
      expect(error).toBeInstanceOf(CommandError);
      return String(error);
    },
  );
  output.end();
  return { outcome, printed: await text(output) };
}

test.each(['y\n', 'Y\n', ' yes \n'])('%j confirms', async (answer) => {
  const { outcome, printed } = await runConfirm(answer);
  expect(outcome).toBe('done');
  expect(printed).toContain('Delete all?\nGo on? [y/N] ');
});

test.each(['\n', 'n\n', 'no\n', 'yesterday\n', ''])('%j cancels', async (answer) => {
  expect((await runConfirm(answer)).outcome).toContain('Nothing was deleted.');
});

test('--yes skips the question, and without a terminal the question is an error', async () => {
  expect(await runConfirm('', { yes: true, isTTY: false })).toEqual({
    outcome: 'done',
    printed: '',
  });
  const { outcome, printed } = await runConfirm('y\n', { isTTY: false });
  expect(outcome).toContain('run it again with --yes');
  expect(printed).toBe('');
});

test.each([
  ['y\n', true, true],
  ['\n', true, false],
  ['', true, false],
  ['y\n', false, false],
])(
  'a question that is answered with %j (in a terminal: %s) gives %s',
  async (typed, isTTY, answer) => {
    const output = new PassThrough();
    expect(await ask('These, too?', createInput(typed, isTTY), output)).toBe(answer);
    output.end();
    expect(await text(output)).toBe(isTTY ? 'These, too? [y/N] ' : '');
  },
);
