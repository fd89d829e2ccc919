import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { html } from '#common/html.ts';
import type { StoredSubmission } from '../database/rows.server.ts';
import { formSlugs } from '../forms/forms.ts';
import {
  acknowledge,
  createStoredSubmission,
  findLeakedValuesInMail,
  getVisibleText,
  type Node,
} from '../testing/mails.ts';
import { renderStaffMail } from './staff-mail.server.ts';

test('typed markup is escaped', () => {
  const hostileText = `<img src=x onerror=alert(1)>"'&amp; ${'</td></table><a href="//evil.example">'}`;
  const sent = createStoredSubmission({
    firstName: hostileText,
    motivationLetter: hostileText.repeat(3),
    phone: hostileText,
  });
  const { html: markup } = renderStaffMail(sent);
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
  const sent = createStoredSubmission({ firstName: name, motivationLetter: name.repeat(12) });
  const formerSubmission = { ...sent, form: 'fair-2019' };
  for (const mail of [renderStaffMail(sent), renderStaffMail(formerSubmission)]) {
    const all = [mail.subject, mail.text, mail.html].join();
    expect(all).toContain('Nusrat a b');
    expect(all).not.toMatch(/[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/);
  }
});

test('mails load nothing, and every form has both', () => {
  for (const slug of formSlugs) {
    const sent = { ...createStoredSubmission(), form: slug } as StoredSubmission;
    for (const mail of [acknowledge(sent), renderStaffMail(sent)]) {
      expect(mail.html, slug).not.toMatch(/src=|url\(|https?:|<script/);
      expect(findLeakedValuesInMail(mail), slug).toEqual([]);
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
