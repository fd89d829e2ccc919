import { dataNotice } from '#content/forms/data-notice.ts';
import { siteEmail } from '#content/identity.ts';
import type { Checklist, Form, Section } from '../form.ts';
import * as fields from './fields.ts';

/** The texts that all programmes' forms share (requirements 4 and 8). */
export const applicationDefaults = {
  noun: 'application',
  dataNotice: { text: dataNotice.sentence('application') },
  submit: 'Submit Application',
  submitting: 'Submitting Application...',
  // The wording is exactly that of requirements 8.
  stored: {
    title: 'Application Submitted Successfully!',
    text: "We'll review your application and get back to you within 48 hours.",
  },
  next: [
    { title: 'Now', text: 'Keep your reference. Quote it when you write or call.', hours: 0 },
    {
      title: 'Within 48 hours',
      text: 'We review your application and get back to you.',
      hours: 48,
    },
    { title: 'Later', text: `You send us your video introduction, to ${siteEmail}.` },
    // The names of the offer's documents replace this text (`getOfferSteps`).
    { title: 'After acceptance', text: 'We ask for the documents for your visa.', documents: true },
  ],
  correct: { title: 'Something to correct?', text: 'Do not send the form again.' },
  nameFields: ['firstName', 'lastName'],
  confirmation: [
    { field: 'preferredDestination', label: 'Destination' },
    { field: 'programDuration', label: 'Duration' },
  ],
  mails: {
    staffSubject: 'New application',
    thanks: 'Thank you for applying',
    staffReminder: 'We promised an answer within 48 hours.',
  },
} satisfies Partial<Form>;

/** The section about the applicant. */
export const personalSection = {
  id: 'personal',
  title: 'Personal Information',
  fields: [
    fields.firstName,
    fields.lastName,
    fields.email,
    fields.phone,
    fields.dateOfBirth,
    fields.nationality,
  ],
} satisfies Section;

/** The section about the applicant's studies. */
export const educationSection = {
  id: 'education',
  title: 'Educational Background',
  fields: [fields.currentEducation, fields.institution, fields.fieldOfStudy, fields.graduationYear],
} satisfies Section;

/**
 * Returns the checklist of documents (requirements 5).
 *
 * @param atHome whether the programme takes place in Bangladesh
 */
export function createDocumentChecklist(
  boxes: Checklist['now']['fields'],
  { atHome = false }: { atHome?: boolean } = {},
): Checklist {
  return {
    now: {
      title: 'I have these now',
      hint: 'Tick what you have. The form takes no files, and you can apply without them.',
      fields: boxes,
    },
    later: {
      title: 'These come later',
      hint: atHome
        ? 'Nothing to do now. This programme takes place in Bangladesh: we ask for no passport, clearance or proof of funds.'
        : 'Nothing to do now.',
      items: [
        { id: 'video', name: 'Video Introduction', when: 'Submit later' },
        { id: 'clearances', name: 'Medical & Police Clearance', when: 'After acceptance' },
        { id: 'funds', name: 'Proof of Funds', when: 'After acceptance' },
      ],
    },
  };
}
