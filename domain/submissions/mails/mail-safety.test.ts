import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { html } from '#common/html.ts';
import { findLeakedValues, findLeakedValuesInPage } from '#scripts/leaked-values.ts';
import type { StoredSubmission } from '../database/rows.server.ts';
import { formSlugs } from '../forms/forms.ts';
import {
  acknowledge,
  formOf,
  getVisibleText,
  type Node,
  parts,
  submission,
} from '../testing/mails.ts';
import { renderDigest } from './digest-mail.server.ts';
import type { Mail } from './mail.ts';
import { renderStaffMail } from './staff-mail.server.ts';

test('typed markup is escaped', () => {
  const hostileText = `<img src=x onerror=alert(1)>"'&amp; ${'</td></table><a href="//evil.example">'}`;
  const sent = submission({
    firstName: hostileText,
    motivationLetter: hostileText.repeat(3),
    phone: hostileText,
  });
  const { html: markup } = renderStaffMail(formOf(sent), sent);
  expect(getVisibleText(markup)).toContain(hostileText);
  const names = new Set<string>();
  const addresses: string[] = [];
  const walk = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (!('attribs' in node)) continue;
      names.add(node.name);
      if (node.attribs.href !== undefined) addresses.push(node.attribs.href);
      expect(Object.keys(node.attribs).filter((name) => name.startsWith('on'))).toEqual([]);
      walk(node.childNodes);
    }
  };
  walk(parseDocument(markup).childNodes);
  expect(names).not.toContain('img');
  for (const address of addresses) expect(address).toMatch(/^(mailto|tel):/);
});

test('direction controls and line separators are removed from answers', () => {
  const name = '\u202eNusrat\u202c \u2066a\u2069\u200f\u061c\u2028b';
  const sent = submission({ firstName: name, motivationLetter: name.repeat(12) });
  const formerSubmission = { ...sent, form: 'fair-2019' };
  for (const mail of [
    renderStaffMail(formOf(sent), sent),
    renderStaffMail(undefined, formerSubmission),
  ]) {
    const all = [mail.subject, mail.text, mail.html].join();
    expect(all).toContain('Nusrat a b');
    expect(all).not.toMatch(/[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/);
  }
});

/** Returns values that a template printed by mistake, in the HTML and in the text. */
const leakedValuesOfMail = (mail: Mail) => [
  ...findLeakedValuesInPage(mail.html),
  ...findLeakedValues(`${mail.subject}\n${mail.text}`),
];

/** Creates a digest in which every number is the same. */
function digestOf(count: number, programme = 'Student Exchange') {
  const counted = (name: string) => (count > 0 ? [{ name, count }] : []);
  return renderDigest('2026-11-15', {
    submissions: count,
    bengali: count,
    forms: counted('Application form'),
    programmes: counted(programme),
    destinations: counted('Portugal'),
    suspected: count,
    heldBack: count,
    deliveries: { waiting: count, retrying: count, givenUp: count },
    answers: { open: count, dueToday: count, overdue: count },
  });
}

test('the digest loads nothing, and has no value that a template printed by mistake', () => {
  // Some sentences appear only when there is something to do, and have a singular form.
  for (const count of [0, 1, 3]) {
    const mail = digestOf(count);
    expect(mail.html).not.toMatch(/src=|url\(|https?:|<script/);
    expect(leakedValuesOfMail(mail), `${count} of each`).toEqual([]);
  }
  // One is in the HTML and one in the text.
  expect(leakedValuesOfMail(digestOf(1, 'undefined'))).toHaveLength(2);
});

test('the digest says what to do, with complete commands', () => {
  for (const part of parts(digestOf(1))) {
    expect(part).toContain(
      '1 promised answer is overdue. To see which: npm run applications -- list --state overdue. When you have answered one, mark it: npm run applications -- answered REFERENCE.',
    );
    expect(part).toContain('To release one: npm run applications -- release REFERENCE.');
  }
  for (const part of parts(digestOf(3))) expect(part).toContain('3 promised answers are overdue.');
  for (const part of parts(digestOf(0))) expect(part).not.toMatch(/promised|To release/);
});

test('mails load nothing, and every form has both', () => {
  for (const slug of formSlugs) {
    const sent = { ...submission(), form: slug } as StoredSubmission;
    for (const mail of [acknowledge(sent), renderStaffMail(formOf(sent), sent)]) {
      expect(mail.html, slug).not.toMatch(/src=|url\(|https?:|<script/);
      expect(leakedValuesOfMail(mail), slug).toEqual([]);
      expect(mail.html.length, slug).toBeLessThan(30_000);
    }
  }
});

test('markup escapes its values, also in attributes', () => {
  const value = `"><b>&'`;
  expect(html`<a href="${value}">${[html`<i>${value}</i>`]}</a>`.markup).toBe(
    '<a href="&quot;&gt;&lt;b&gt;&amp;&#39;"><i>&quot;&gt;&lt;b&gt;&amp;&#39;</i></a>',
  );
});
