import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { prepareDeliveryTests } from './testing/delivery.ts';
import { application, message } from './testing/examples.ts';
import type { ReceivedMail } from './testing/smtp.ts';
import { raiseTimeLimits, until } from './testing/time-limits.ts';

raiseTimeLimits();

const { fixture, start, submit } = prepareDeliveryTests();

/** Parses the mail to a recipient as a mail program does. */
async function mailTo(mails: ReceivedMail[], address: string) {
  const mail = mails.find(({ to }) => to.includes(address));
  if (!mail) throw new Error(`No mail to ${address}`);
  const { text = '', html = '', ...parsed } = await PostalMime.parse(mail.source);
  const header = (key: string) => parsed.headers.find((each) => each.key === key)?.value;
  return { ...parsed, header, text: text.replaceAll('\r\n', '\n'), html };
}

test('direction controls are removed from the name in the reply address', async () => {
  await submit({ firstName: '\u202eNusrat\u202c', lastName: 'Rahman\u2028' });
  start();
  const mail = await mailTo(await fixture.smtp.waitForMails(2), 'staff@example.org');
  expect(mail.replyTo).toEqual([{ name: 'Nusrat Rahman', address: 'nusrat@example.org' }]);
});

test('staff get all answers, and a reply goes to the applicant', async () => {
  const { reference } = await submit({
    workExperience: 'Two\nlines',
    preferredDestination: 'nepal',
  });
  start();
  const mail = await mailTo(await fixture.smtp.waitForMails(2), 'staff@example.org');
  expect(mail.subject).toBe(
    `New application ${reference}: Nusrat Rahman, Medical Internships Abroad`,
  );
  expect(mail.replyTo).toEqual([{ name: 'Nusrat Rahman', address: 'nusrat@example.org' }]);
  expect(mail.from).toEqual({ name: site.en.name, address: 'site@example.org' });
  expect(mail.messageId).toMatch(/^<[-\da-f]{36}@example\.org>$/);
  const { text, html } = mail;
  for (const value of Object.values(application).filter((each) => typeof each === 'string')) {
    if (!['undergraduate', 'portugal', '6-months'].includes(value)) expect(text).toContain(value);
  }
  expect(text).toContain('Current education level: Undergraduate');
  expect(text).toContain('Preferred destination: Nepal');
  expect(text).toContain('Program duration preference: 6 months');
  expect(text).toContain('\nWork experience:\nTwo\nlines\n');
  expect(text).toContain('Updated Resume with Photo: No');
  expect(html).toContain('Two<br>lines');
});

test('the applicant gets the reference, and none of the typed answers', async () => {
  const { reference } = await submit();
  start();
  const mail = await mailTo(await fixture.smtp.waitForMails(2), 'nusrat@example.org');
  expect(mail.subject).toBe(`We received your application ${reference}`);
  expect(mail.replyTo).toEqual([{ name: site.en.name, address: site.en.email }]);
  expect(mail.header('auto-submitted')).toBe('auto-replied');
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(reference);
    expect(part).not.toMatch(/Nusrat|Rahman|1700|University|Tourism|IELTS|2004|from everywhere/);
  }
  expect(mail.text).toContain("We'll review your application and get back to you within 48 hours.");
});

test('a message has its own mails', async () => {
  const { stored } = await fixture.store.submit({
    submissionId: randomUUID(),
    form: 'contact',
    answers: message,
  });
  start();
  const mails = await fixture.smtp.waitForMails(2);
  const staff = await mailTo(mails, 'staff@example.org');
  expect(staff.subject).toBe(`New message ${stored.reference}: Tanvir Alam`);
  expect(staff.replyTo).toEqual([{ name: 'Tanvir Alam', address: 'tanvir@example.org' }]);
  expect(staff.text).toContain('I am writing as: Employer');
  expect(staff.text).toContain('Programme of interest: National Programs for employers');
  expect(staff.text).toContain(`\nMessage:\n${message.message}\n`);
  const acknowledgement = await mailTo(mails, 'tanvir@example.org');
  expect(acknowledgement.subject).toBe(`We received your message ${stored.reference}`);
  expect(acknowledgement.text).toContain(`Thank you for writing to ${site.en.name}.`);
  for (const part of [acknowledgement.text, acknowledgement.html]) {
    expect(part).not.toMatch(/Tanvir|Sylhet/);
  }
});

test('a submission of a form that no longer exists is mailed to staff', async () => {
  const { stored } = await fixture.store.submit({
    submissionId: randomUUID(),
    form: 'a-former-form',
    answers: { email: 'nusrat@example.org', question: 'Where?' },
  });
  start({ delay: () => 3600_000 });
  const { subject, text, html } = await mailTo(
    await fixture.smtp.waitForMails(1),
    'staff@example.org',
  );
  expect(subject).toBe(`New submission of the former form a-former-form ${stored.reference}`);
  expect(text).toContain('question: Where?');
  expect(html).toContain('Where?');
});

test('typed answers can’t add headers or recipients', async () => {
  await submit({
    firstName: 'A\r\nBcc: victim@example.org\r\n\r\nbody',
    lastName: '"<victim@example.org>, other@example.org',
    email: 'nusrat@example.org\r\nBcc: victim@example.org',
  });
  await submit({ email: 'nusrat@example.org, victim@example.org' });
  start({ delay: () => 3600_000 });
  await until(async () =>
    expect(await fixture.store.countDeliveries()).toMatchObject({ waiting: 0 }),
  );
  for (const { to, source } of fixture.smtp.mails) {
    const head = source.split('\r\n\r\n')[0] ?? '';
    expect(to).toHaveLength(1);
    expect(head).not.toMatch(/^(Bcc|Cc):/im);
    expect(to).not.toContain('victim@example.org');
    expect(to).not.toContain('other@example.org');
    expect(head).toMatch(/^MIME-Version: 1\.0$/m);
  }
});
