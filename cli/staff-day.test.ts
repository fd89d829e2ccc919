import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import express from 'express';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#content/language.ts';
import type { DatabaseAddress } from '#domain/submissions/database/address.ts';
import { findForm } from '#domain/submissions/forms/forms.ts';
import {
  createSubmissionService,
  type SubmissionService,
} from '#domain/submissions/service.server.ts';
import { createStore, type Store } from '#domain/submissions/store.server.ts';
import { createTestDatabases } from '#domain/submissions/testing/databases.ts';
import { startSmtp, type TestSmtp } from '#domain/submissions/testing/smtp.ts';
import { postAnsweredMark, showAnsweredPage } from '#server/http/answered-page.ts';
import { readBody } from '#server/http/read-body.ts';
import { rejectCrossOrigin } from '#server/http/reject-cross-origin.ts';
import { listen, type TestServer } from '#tests/helpers/listen.ts';
import { createAnswers, type Sender } from './testing/create-answers.ts';
import { runCommand } from './testing/run-command.ts';

const { folder, newDatabases } = createTestDatabases();
const log = pino({ level: 'silent' });

let smtp: TestSmtp;
let site: TestServer;
let service: SubmissionService;
let store: Store;
beforeEach(async () => {
  smtp = await startSmtp();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await service.close();
  await site.stop();
  await store.close();
  await smtp.stop();
});

const setClock = (dhaka: string) => vi.setSystemTime(new Date(`${dhaka}:00+06:00`));

/** Starts the service as the site does, and looks at once whether the mail of the day is due. */
function startService(database: DatabaseAddress) {
  service = createSubmissionService(
    {
      database,
      mail: { smtpUrl: smtp.url, from: 'site@example.org', to: 'staff@example.org' },
      answerLinks: { siteUrl: site.url, secret: 'a secret of the test, long enough' },
      dayMail: { backupFolder: folder },
      submissionsPerAddressPerHour: 0,
      submissionsPerMinute: 0,
      rejectionsPerAddressPerMinute: 0,
      isReadOnly: false,
    },
    log,
  );
}

/** Serves the page of the links, which asks the service that runs at the time. */
const serveLinks = () =>
  listen(
    createServer(
      express()
        .get(
          '/staff/answered',
          showAnsweredPage((query) => service.openAnswerLink(query)),
        )
        .post(
          '/staff/answered',
          rejectCrossOrigin('http://127.0.0.1', log),
          readBody,
          postAnsweredMark((query, mark) => service.openAnswerLink(query, mark)),
        ),
    ),
  );

/** Sends a form as its page does, and returns the reference. */
async function send(slug: string, language: Language, sender: Sender): Promise<string> {
  const programme = slug === 'application' ? 'student-exchange' : undefined;
  const form = findForm(slug, language, programme);
  if (!form) throw new Error(`There is no form ${slug}`);
  const result = await service.submit({
    form,
    programme,
    raw: createAnswers(form, sender),
    submissionId: randomUUID(),
    visitorAddress: '192.0.2.1',
  });
  if (result.kind !== 'stored') throw new Error(`${slug}: ${JSON.stringify(result)}`);
  return result.reference;
}

const slugs = [
  'application',
  'contact',
  'registration',
  'study-abroad',
  'international-internship',
];

/**
 * Sends twelve submissions: five forms in two languages, and two more of the first applicant, in another spelling of the same
 * mailbox and with the same phone number. Four of them are due on Thursday, before the weekend, and four on Sunday.
 */
async function receiveTwelve(database: DatabaseAddress) {
  const sent: { reference: string; slug: string; language: Language }[] = [];
  const add = async (slug: string, language: Language, sender: Sender) => {
    sent.push({ reference: await send(slug, language, sender), slug, language });
  };
  for (const [language, at] of [
    // Before the office opens, and while it is closed: no mail of the day comes between.
    ['en', '2026-11-25T09:30'],
    ['bn', '2026-11-27T12:00'],
  ] as const) {
    // Deliveries in progress would look abandoned when the clock moves, and be sent twice: closing waits for them.
    await smtp.waitForMails(2 * sent.length);
    await service.close();
    setClock(at);
    startService(database);
    for (const [index, slug] of slugs.entries()) {
      const digit = language === 'en' ? index : index + 5;
      await add(slug, language, {
        name: `${language === 'en' ? 'Nusrat' : 'নুসরাত'} ${slug}`,
        email: `person${digit}@gmail.com`,
        phone: `+880 1700-00000${digit}`,
      });
    }
  }
  const twin = { name: 'Nusrat J.', email: 'per.son0+again@googlemail.com', phone: '01900 000099' };
  await add('contact', 'en', twin);
  await add('application', 'bn', { ...twin, email: 'other@example.org', phone: '০১৭০০ ০০০০০০' });
  return sent;
}

const parseMail = async ({ source }: { source: string }) => PostalMime.parse(source);
const findStaffMail = async (reference: string) => {
  for (const mail of smtp.mails) {
    if (!mail.to.includes('staff@example.org')) continue;
    const parsed = await parseMail(mail);
    if (parsed.subject?.includes(reference)) return parsed;
  }
  throw new Error(`There is no mail to staff about ${reference}`);
};

const run = (...args: string[]) => runCommand(store, args);
const listed = async (...args: string[]) =>
  ((await run('list', ...args)).match(/^OPR-\S+/gm) ?? []).toSorted();

describe.each(newDatabases)('%s', (_, newDatabase) => {
  test('a day of the staff: the mail, a link, a withdrawal, a call and an erasure', async () => {
    const database = await newDatabase();
    store = await createStore(database);
    site = await serveLinks();
    setClock('2026-11-25T09:00');
    startService(database);
    const sent = await receiveTwelve(database);
    await smtp.waitForMails(24);
    await service.close();
    const [first, contact, registration, studyAbroad, internship] = sent;
    const twins = sent.slice(-2).map(({ reference }) => reference);
    if (!first || !contact || !registration || !studyAbroad || !internship)
      throw new Error('Fewer than twelve were sent');
    const twin = await findStaffMail(twins[1] ?? '');
    expect(twin.text).toContain(`Also applied (same e-mail or phone): ${first.reference} (Student`);

    // Sunday, ten o'clock: the office opens.
    setClock('2026-11-29T10:00');
    startService(database);
    const day = await parseMail((await smtp.waitForMails(25))[24] ?? { source: '' });
    const text = day.text?.replaceAll('\r\n', '\n') ?? '';
    expect(day.subject).toBe(
      'Sunday, November 29, 2026: 4 overdue, 6 due today, 2 open, due later or without a time',
    );
    const [overdueText = '', dueText = ''] = text.split('\n\nDUE TODAY\n');
    const inOrder = (part: string) =>
      (part.match(/^ {2}OPR-\S{9}/gm) ?? []).map((found) => found.trim());
    const byForm = (language: Language) =>
      sent
        .slice(0, 10)
        .filter((each) => each.language === language && each.slug !== 'registration')
        .map(({ reference }) => reference);
    expect(inOrder(overdueText).toSorted()).toEqual(byForm('en').toSorted());
    expect(inOrder(dueText).toSorted()).toEqual([...byForm('bn'), ...twins].toSorted());
    expect(dueText).toContain('নুসরাত application');
    expect(dueText.match(/answer in Bengali/g)).toHaveLength(5);
    expect(overdueText).toContain(
      `Reply: mailto:person0@gmail.com?subject=Your%20application%20${first.reference}`,
    );

    // One is answered by the link of its mail. Programs that only look change nothing.
    const everybody = sent.map(({ reference }) => reference).toSorted();
    const { text: mailText = '' } = await findStaffMail(first.reference);
    const link = /^http:\S+\/staff\/answered\?\S+$/m.exec(mailText)?.[0] ?? '';
    for (const init of [{}, { method: 'HEAD' }, { headers: { 'sec-purpose': 'prefetch' } }])
      expect((await fetch(link, init)).status).toBe(200);
    const other = link.replace(first.reference, contact.reference);
    const press = (url: string, mark: string, headers: Record<string, string> = {}) =>
      fetch(url, { method: 'POST', headers, body: new URLSearchParams({ mark }) });
    expect((await press(other, 'answered')).status).toBe(403);
    expect((await press(link, 'answered', { origin: 'https://evil.example' })).status).toBe(403);
    expect(await listed('--state', 'open')).toEqual(everybody);
    const page = await press(link, 'answered', { 'sec-fetch-site': 'same-origin' });
    expect(await page.text()).toMatch(/Student Exchange.*Marked as answered on Sunday/s);
    const without = (...gone: string[]) => everybody.filter((each) => !gone.includes(each));
    expect(await listed('--state', 'open')).toEqual(without(first.reference));
    expect(await run('show', first.reference)).toContain('by the link in the mail\n');
    await press(link, 'open');
    expect(await listed('--state', 'open')).toEqual(everybody);
    await press(link, 'answered');

    // One is withdrawn.
    await run('answered', contact.reference, '--withdrawn', '--by', 'Rina');
    expect(await listed('--state', 'open')).toEqual(without(first.reference, contact.reference));

    // One calls, and is found by the phone number.
    const found = await run('find', '০১৭০০০০০০০৩');
    expect(found.match(/^OPR-\S+/gm)).toEqual([studyAbroad.reference]);
    await run('note', studyAbroad.reference, 'called, sends transcripts');
    await run('answered', studyAbroad.reference);
    const open = without(first.reference, contact.reference, studyAbroad.reference);
    expect(await listed('--state', 'open')).toEqual(open);

    // One wants to be forgotten, and so do the other two submissions of the same person.
    const erased = await run('erase', first.reference, '--with-others', '--yes');
    expect(erased).toContain('Erased: 3 submissions');
    expect(await listed('--state', 'open')).toEqual(open.filter((each) => !twins.includes(each)));
    expect(await listed()).toEqual(without(first.reference, ...twins));
    expect((await fetch(link)).status, 'the link leads nowhere').toBe(404);

    // The next morning tells what a link has marked since.
    const { text: lateText = '' } = await findStaffMail(internship.reference);
    await press(/^http:\S+\/staff\/answered\?\S+$/m.exec(lateText)?.[0] ?? '', 'answered');
    await service.close();
    setClock('2026-11-30T10:00');
    startService(database);
    const next = await parseMail((await smtp.waitForMails(26))[25] ?? { source: '' });
    expect(next.subject).toMatch(/^Monday, .* 4 overdue, 2 open, .*, 1 marked by a link$/);
    expect(next.text).toContain(`by the link in a mail: ${internship.reference}.`);
    setClock('2027-02-01T10:00');
    expect((await fetch(link)).status, 'it has expired').toBe(410);
  });
});
