import { expect, test } from 'vitest';
import { csvRecord } from './csv.ts';

test('fields that need it are quoted, and a record ends with CRLF (RFC 4180)', () => {
  expect(csvRecord(['plain', 'a,b', 'say "hi"', 'two\nlines', '', true])).toBe(
    'plain,"a,b","say ""hi""","two\nlines",,true\r\n',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+8801700', "'+8801700"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("https://example.org","x")', '"\'=HYPERLINK(""https://example.org"",""x"")"'],
  ['＝1+1', "'＝1+1"],
  ['a=1', 'a=1'],
])('%j can’t run as a formula', (value, written) => {
  expect(csvRecord([value])).toBe(`${written}\r\n`);
});
