import { expect, test } from 'vitest';
import { formatCsvRecord } from './csv.ts';

test('fields that need it are quoted, and a record ends with CRLF (RFC 4180)', () => {
  expect(formatCsvRecord(['plain', 'a,b', 'say "hi"', 'two\nlines', '', 'yes'])).toBe(
    'plain,"a,b","say ""hi""","two\nlines",,yes\r\n',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+8801700', "'+8801700"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['=HYPERLINK("https://example.org","x")', '"\'=HYPERLINK(""https://example.org"",""x"")"'],
  ['＝1+1', "'＝1+1"],
  ['\r=1', '"\'\r=1"'],
  ['\n=1', '"\'\n=1"'],
  ['a=1', 'a=1'],
  // The quotes keep the text in one cell, also in spreadsheets that split at other characters than the comma.
  ['a;=1+1', '"a;=1+1"'],
  ['a\t=1+1', '"a\t=1+1"'],
])('%j can’t run as a formula', (value, written) => {
  expect(formatCsvRecord([value])).toBe(`${written}\r\n`);
});

test.each([
  ['01711-111111', '01711-111111'],
  ['01711111111', "'01711111111"],
  ['8801711111111111', "'8801711111111111"],
  ['2027', '2027'],
  ['2004-05-31', '2004-05-31'],
  ['0', '0'],
  ['88017000000', '88017000000'],
  ['2026-11-21 16:05:33', '2026-11-21 16:05:33'],
  ['6 months', '6 months'],
  ['10-12 months', '10-12 months'],
  ['March', 'March'],
  ['Marketing', 'Marketing'],
  ['May 4 friends', 'May 4 friends'],
  ['IELTS 6.5', 'IELTS 6.5'],
  ['yes', 'yes'],
  ['আমি ২ বছর', 'আমি ২ বছর'],
  ...[
    '880170000000',
    '8801700000000',
    '880170000000000',
    '10-12',
    '3/4',
    '3-4-2027',
    '12:30',
    '3.50',
    '12 000',
    '5%',
    '$5',
    '1E5',
    '1e-5',
    'MARCH1',
    '1-Mar',
    'March 2027',
    '10 am',
    'TRUE',
    'false',
    '২০২৭',
    '০১৭০০০০০০০০',
    '১০-১২',
    '２０２７',
  ].map((text) => [text, `'${text}`] as [string, string]),
])('%j keeps its digits', (value, written) => {
  expect(formatCsvRecord([value])).toBe(`${written}\r\n`);
});

test.each([
  ['exe.\u202egpj', 'exe.gpj'],
  ['\u2066isolate\u2069', 'isolate'],
  ['mark\u061c \u200e\u200f', 'mark '],
  ['two\u2028lines\u2029', 'two lines '],
  ['\u202e=1+1', "'=1+1"],
  ['ক্\u200dষ', 'ক্\u200dষ'],
])(
  '%j is written without the characters that change direction or break a line',
  (value, written) => {
    expect(formatCsvRecord([value])).toBe(`${written}\r\n`);
  },
);

test('removing the first apostrophe of a cell gives the original text', () => {
  for (const text of ["'", "'=1", '=1', "''", 'আমি শিখতে চাই', '০১৭', '-', "it's"]) {
    expect(formatCsvRecord([text]).trimEnd().replace(/^'/, '')).toBe(text);
  }
});
