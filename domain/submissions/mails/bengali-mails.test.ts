import { expect, test } from 'vitest';
import type { StoredSubmission } from '../database/rows.server.ts';
import { findForm } from '../forms/forms.ts';
import { message } from '../testing/examples.ts';
import {
  createStoredSubmission,
  getVisibleParts,
  getVisibleText,
  submittedAt,
} from '../testing/mails.ts';
import { renderAcknowledgement } from './acknowledgement.server.ts';
import { renderDigest } from './digest-mail.server.ts';
import { renderStaffMail } from './staff-mail.server.ts';

const sent: StoredSubmission = { ...createStoredSubmission(), language: 'bn' };

function acknowledge(stored: StoredSubmission) {
  const form = findForm(stored.form, 'bn', stored.programme);
  if (!form) throw new Error(`There is no form ${stored.form}`);
  return renderAcknowledgement(form, stored, new Date(submittedAt));
}

test('the acknowledgement of a Bengali form is in Bengali, with times in Dhaka', () => {
  const mail = acknowledge(sent);
  expect(mail.subject).toBe('আপনার আবেদনটি পেয়েছি: OPR-7K4M-29QX');
  expect(mail.html).toContain('<html lang="bn" dir="ltr">');
  for (const part of getVisibleParts(mail)) {
    expect(part).toContain('“স্টুডেন্ট এক্সচেঞ্জ”-এর জন্য ওপার ইন্টারন্যাশনালে আবেদন করায় ধন্যবাদ।');
    expect(part).toMatch(/আপনার রেফারেন্স নম্বর:? OPR-7K4M-29QX/);
    expect(part).toMatch(/দেশ:? পর্তুগাল/);
    expect(part).toMatch(/মেয়াদ:? ৬ মাস/);
    expect(part).toMatch(/শনিবার, ২১ নভেম্বর ২০২৬:? রাত ১২টা ৪০ মিনিটে আপনার আবেদনটি পেয়েছি।/);
    expect(part).toMatch(/রোববার, ২২ নভেম্বর ২০২৬, সন্ধ্যা ৬টার মধ্যে/);
    expect(part).toContain('মেডিকেল ও পুলিশ ক্লিয়ারেন্স এবং আর্থিক সামর্থ্যের প্রমাণ');
  }
});

test('the acknowledgement has no English text and no Latin figure', () => {
  const contact: StoredSubmission = {
    ...sent,
    form: 'contact',
    programme: undefined,
    answers: message,
  };
  // Only names of documents in brackets, and texts that a reader copies or dials, have Latin letters and digits.
  const latin = /\([A-Z][\w ]+\)|OPR-[\w-]+|hello@example\.org|\+[\d ]+|\[x\]/g;
  for (const mail of [acknowledge(sent), acknowledge(contact)]) {
    const texts = [mail.subject, mail.text, getVisibleText(mail.html)];
    for (const text of texts) expect(text.replace(latin, '')).not.toMatch(/[a-z\d]/i);
  }
});

test('staff read English, the answers as they were typed, and in which language to answer', () => {
  const typed: StoredSubmission = { ...sent, answers: { ...sent.answers, nationality: 'বাংলাদেশি' } };
  const bengali = renderStaffMail(typed);
  for (const part of getVisibleParts(bengali)) {
    expect(part).toContain('Answer in Bengali');
    expect(part).toMatch(/Nationality:? বাংলাদেশি/);
    expect(part).toMatch(/Preferred destination:? Portugal/);
  }
  expect(bengali.html).toContain(encodeURIComponent('আপনার আবেদন OPR-7K4M-29QX'));
  for (const part of getVisibleParts(renderStaffMail(createStoredSubmission()))) {
    expect(part).not.toContain('Bengali:');
  }
});

test('the digest says how many submissions are to be answered in Bengali', () => {
  const count = { name: 'Application form', count: 3 };
  const render = (bengali: number) =>
    renderDigest('2026-11-15', {
      submissions: 3,
      bengali,
      forms: [count],
      programmes: [],
      destinations: [],
      suspected: 0,
      heldBack: 0,
      deliveries: { waiting: 0, retrying: 0, givenUp: 0 },
      answers: { open: 0, dueToday: 0, overdue: 0 },
    });
  for (const part of getVisibleParts(render(2))) {
    expect(part).toContain('2 of them in Bengali, to be answered in Bengali.');
  }
  for (const part of getVisibleParts(render(0))) expect(part).not.toContain('Bengali');
});
