import { expect, test } from 'vitest';
import { withSubmissionId } from './submission-id-field.server.ts';

test('a page with a form ends with its id, and another one stays as it is', () => {
  const form = '<body><form id="submission" method="post"></form><script></script></body></html>';
  expect(withSubmissionId(form, 'an-id')).toBe(
    '<body><form id="submission" method="post"></form><script></script><input type="hidden" form="submission" name="submissionId" value="an-id"/></body></html>',
  );
  const other = '<body><form method="get"></form></body></html>';
  expect(withSubmissionId(other, 'an-id')).toBe(other);
});
