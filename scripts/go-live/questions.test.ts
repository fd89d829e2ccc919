import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listQuestionItems } from './questions.ts';

const editorFile = 'docs/guides/bengali.md';
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'opar-questions-'));
  mkdirSync(join(root, 'docs/guides'), { recursive: true });
  writeFileSync(join(root, 'docs/client-questions.md'), '# Questions\n\nNone is open.\n');
});

afterEach(() => rm(root, { recursive: true }));

test('each choice for a native editor is listed, and no other numbered line', () => {
  writeFileSync(
    join(root, editorFile),
    '1. A rule.\n\n## For a native editor to confirm\n\n1. Stipend: ভাতা?\n2. Resume: সিভি?\n',
  );
  expect(listQuestionItems(root)).toMatchObject([
    { kind: 'question', file: editorFile, line: 5, what: 'Stipend: ভাতা?' },
    { kind: 'question', file: editorFile, line: 6, what: 'Resume: সিভি?' },
  ]);
});

test('the file of the choices must be there', () => {
  expect(listQuestionItems(root)).toMatchObject([{ kind: 'question', file: editorFile }]);
});
