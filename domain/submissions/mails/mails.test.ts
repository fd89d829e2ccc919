import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { html } from '#common/html.ts';
import { site } from '#content/site.ts';
import { findLeakedValues, findLeakedValuesInPage } from '#scripts/leaked-values.ts';
import type { StoredSubmission } from '../database/rows.server.ts';
import type { Answers, Form } from '../form.ts';
import { findForm, formSlugs } from '../forms/forms.ts';
import { application, message } from '../testing/examples.ts';
import { renderAcknowledgement } from './acknowledgement.server.ts';
import { renderDigest } from './digest-mail.server.ts';
import type { Mail } from './mail.ts';
import { renderStaffMail } from './staff-mail.server.ts';

// In Dhaka it is already the next day.
const submittedAt = '2026-11-20T18:40:00.000Z';

function submission(answers: Partial<Answers> = {}, programme = 'student-exchange') {
  return {
    reference: 'OPR-7K4M-29QX',
    form: 'application',
    programme,
    submittedAt,
    termsVersion: '0badcafe',
    answers: { ...application, ...answers },
  } as StoredSubmission;
}

function formOf({ form: slug, programme }: StoredSubmission): Form {
  const form = findForm(slug, programme);
  if (!form) throw new Error(`There is no form ${slug}`);
  return form;
}

const acknowledge = (sent: StoredSubmission, now = new Date(submittedAt)) =>
  renderAcknowledgement(formOf(sent), sent, now);

type Node = ReturnType<typeof parseDocument>['childNodes'][number];

/** Returns the visible text of the HTML, with a space between elements. */
function getVisibleText(markup: string): string {
  const texts: string[] = [];
  const walk = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (node.type === 'text') texts.push(node.data);
      if ('name' in node && ['style', 'head'].includes(node.name)) continue;
      if ('childNodes' in node) walk(node.childNodes);
    }
  };
  walk(parseDocument(markup).childNodes);
  return texts.join(' ').replace(/\s+/g, ' ');
}

const parts = ({ text, html: markup }: { text: string; html: string }) => [
  text.replace(/\s+/g, ' '),
  getVisibleText(markup),
];

test('an acknowledgement has the reference, the programme and the promised time, in Dhaka', () => {
  for (const part of parts(acknowledge(submission()))) {
    expect(part).toContain(`Thank you for applying for Student Exchange with ${site.name}.`);
    expect(part).toContain('OPR-7K4M-29QX');
    expect(part).toMatch(/Programme:? Student Exchange/);
    expect(part).toMatch(/Destination:? Portugal/);
    expect(part).toMatch(
      /Saturday, November 21, 2026:? We received your application at 12:40 AM\. Keep your reference/,
    );
    expect(part).toMatch(/By Monday, November 23, 2026, 10:00 AM:? We review your application/);
    expect(part).toMatch(
      /After acceptance:? We ask for these documents: medical and police clearance, and proof of funds\./,
    );
    expect(part).toContain(`Office hours: ${site.officeHours.open}`);
    expect(part).toContain('All times are in Dhaka time.');
    expect(part).toContain('Do not send the form again. Reply to this mail instead.');
    expect(part).toContain(
      'If you did not send this form, somebody entered your email address by mistake.',
    );
  }
});

test('promised times are in office hours', () => {
  // 48 hours later it is 4:17 AM on a Friday.
  const sent = { ...submission(), submittedAt: '2026-11-24T22:17:00.000Z' };
  const mails = [
    acknowledge(sent, new Date(sent.submittedAt)),
    renderStaffMail(formOf(sent), sent),
  ];
  for (const part of mails.flatMap(parts)) {
    expect(part).toMatch(/by Sunday, November 29, 2026, 10:00 AM/i);
    expect(part).not.toMatch(/Friday|Saturday/);
  }
});

test('a time that has passed, as after a release, is not promised', () => {
  const late = acknowledge(submission(), new Date('2026-11-23T04:00:00.000Z'));
  for (const part of parts(late)) {
    expect(part).not.toContain('By Monday');
    expect(part).toMatch(/Within 48 hours:? We review your application/);
  }
});

test('the documents are those of the programme, grouped by their state', () => {
  const { text } = acknowledge(submission());
  expect(text).toContain(`You told us that you have:
[x] Academic transcripts and diploma
[x] Passport valid at least 2 years

You sent with the form:
[x] Motivation letter

Still to come:
[ ] Updated resume with photo
[ ] Video introduction: submit later
[ ] Medical and police clearance: after acceptance
[ ] Proof of funds: after acceptance
[ ] Relevant certifications, if applicable
Send them to ${site.email} with your reference in the subject line.
`);
  const send = `Send them to ${site.email} with your reference in the subject line.`;
  for (const part of parts(acknowledge(submission()))) {
    expect(part.split(send)).toHaveLength(2);
    expect(part).toMatch(`You send us your video introduction, to ${site.email}.`);
  }
  expect(acknowledge(submission()).html).toContain(
    `href="mailto:${site.email}?subject=OPR-7K4M-29QX"`,
  );
  const farm = acknowledge(submission({ hasPassport: false }, 'agriculture-internship'));
  expect(farm.text).toContain('[ ] Passport copy, valid at least 2 years\n');
  expect(farm.text).toContain('[ ] Experience letters or photos\n');
  expect(farm.text).not.toContain('Video introduction\n');
  for (const list of [text, farm.text]) {
    for (const line of list.match(/^\[.\] .*$/gm) ?? []) {
      const name = line.slice(4);
      const mail = list === text ? acknowledge(submission()) : farm;
      expect(getVisibleText(mail.html)).toContain(name);
    }
  }
});

test('an acknowledgement of a form without documents lists none', () => {
  const sent = { ...submission(), form: 'contact', programme: undefined, answers: message };
  const mail = acknowledge(sent as StoredSubmission);
  for (const part of parts(mail)) {
    expect(part).not.toMatch(/Your documents|48 hours|Programme:? Portugal/i);
    expect(part).toMatch(/In office hours:? We read and answer messages Sunday to Thursday/);
  }
});

test('the mail to staff says who applied for what, and when to answer', () => {
  const sent = submission();
  const mail = renderStaffMail(formOf(sent), sent);
  for (const part of parts(mail)) {
    expect(part).toContain(
      'Answer by Monday, November 23, 2026, 10:00 AM (Dhaka time). We promised an answer within 48 hours.',
    );
    expect(part).toMatch(/Received:? Saturday, November 21, 2026, 12:40 AM \(Dhaka time\)/);
    expect(part).toContain(application.motivationLetter);
  }
  expect(getVisibleText(mail.html)).toMatch(/Student Exchange Nusrat Rahman Portugal, 6 months/);
  expect(mail.html).toContain(
    'href="mailto:nusrat@example.org?subject=Your%20application%20OPR-7K4M-29QX"',
  );
  expect(mail.html).toContain('href="tel:+8801700000000"');
});

test('the mail to staff has the conditions, checked with the applicant’s answers', () => {
  const sent = submission();
  for (const part of parts(renderStaffMail(formOf(sent), sent, { now: new Date(submittedAt) }))) {
    expect(part).toContain('Conditions');
    expect(part).toMatch(/met:? a place at a university|a place at a university[\w, ]+ met/);
    expect(part).toMatch(/not known: a minimum GPA|a minimum GPA not known/);
    expect(part).toContain('A person decides.');
  }
  const contactMessage = { ...sent, form: 'contact', programme: undefined, answers: message };
  for (const part of parts(renderStaffMail(formOf(contactMessage), contactMessage)))
    expect(part).not.toContain('Conditions');
});

test('a sender under 18 is marked for staff, and reads that a parent or guardian must agree', () => {
  const young = submission({ dateOfBirth: '2008-11-22' });
  for (const part of parts(renderStaffMail(formOf(young), young))) {
    expect(part).toContain('Under 18: a parent or guardian must agree before anything is decided.');
  }
  for (const part of parts(acknowledge(young))) {
    expect(part).toMatch(
      /Before anything is decided:? You are under 18: a parent or guardian must/,
    );
  }
  // In Dhaka it is the birthday.
  const adult = submission({ dateOfBirth: '2008-11-21' });
  for (const mail of [renderStaffMail(formOf(adult), adult), acknowledge(adult)]) {
    for (const part of parts(mail)) expect(part).not.toMatch(/under 18/i);
  }
});

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
