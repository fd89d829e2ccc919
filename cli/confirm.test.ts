import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { CommandError } from './command-error.ts';
import { confirm } from './confirm.ts';

/** Simulates what a person types before the input ends. */
function typed(answer: string, isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY });
  input.end(answer);
  return input;
}

async function ask(answer: string, { isTTY = true, yes = false } = {}) {
  const output = new PassThrough();
  const outcome = await confirm('Delete all?', yes, typed(answer, isTTY), output).then(
    () => 'done',
    (error: unknown) => {
      expect(error).toBeInstanceOf(CommandError);
      return String(error);
    },
  );
  output.end();
  return { outcome, asked: await text(output) };
}

test.each(['y\n', 'Y\n', ' yes \n'])('%j goes on', async (answer) => {
  const { outcome, asked } = await ask(answer);
  expect(outcome).toBe('done');
  expect(asked).toContain('Delete all?\nGo on? [y/N] ');
});

test.each(['\n', 'n\n', 'no\n', 'yesterday\n', ''])('%j deletes nothing', async (answer) => {
  expect((await ask(answer)).outcome).toContain('Nothing was deleted.');
});

test('--yes asks nothing, and without a terminal nobody can be asked', async () => {
  expect(await ask('', { yes: true, isTTY: false })).toEqual({ outcome: 'done', asked: '' });
  const { outcome, asked } = await ask('y\n', { isTTY: false });
  expect(outcome).toContain('run it again with --yes');
  expect(asked).toBe('');
});
