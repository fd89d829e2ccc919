import { dataNotice } from '#content/forms/data-notice.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { site } from '#content/site.ts';
import type { EmbeddedFormPage } from '#content/types/form-page.ts';
import type { Programme } from '#content/types/programme.ts';
import type { Form } from '../form.ts';
import { email, phone } from './fields.ts';

const availableProgrammes = (programmes as readonly Programme[]).filter(({ paused }) => !paused);

/** The contact form (requirements, "Forms"). It asks only for what an answer needs. */
export const contactForm: Form = {
  slug: 'contact',
  noun: 'message',
  heading: 'Contact form',
  sections: [
    {
      id: 'message-form',
      fields: [
        {
          kind: 'radio',
          name: 'writingAs',
          label: 'I am writing as',
          message: 'Please choose who you are writing as',
          options: [
            { value: 'student', label: 'Student', note: 'or graduate' },
            { value: 'employer', label: 'Employer', note: 'you hire or host' },
            { value: 'institution', label: 'Institution', note: 'university or school' },
          ],
          wide: true,
        },
        {
          kind: 'text',
          name: 'name',
          label: 'Name',
          message: 'Name must be at least 2 characters',
          minimum: 2,
          maximum: 100,
          autoComplete: 'name',
          wide: true,
        },
        email,
        { ...phone, hint: 'If you would like a call.', optional: true },
        {
          kind: 'select',
          name: 'programmeOfInterest',
          label: 'Programme of interest',
          optional: true,
          placeholder: 'Choose a programme',
          options: [
            ...availableProgrammes.map(({ slug, name }) => ({ value: slug, label: name })),
            { value: 'national-students', label: 'National Programs for students' },
            { value: 'national-employers', label: 'National Programs for employers' },
            { value: 'not-sure', label: 'Not sure yet' },
          ],
          wide: true,
        },
        {
          kind: 'textarea',
          name: 'message',
          label: 'Message',
          hint: 'What would you like to know or arrange?',
          message: 'Message is required',
          maximum: 3000,
          tall: true,
          wide: true,
        },
      ],
    },
  ],
  dataNotice: {
    text: dataNotice.sentence('message'),
    more: { title: dataNotice.title, points: dataNotice.points('message') },
  },
  submit: 'Send Message',
  submitting: 'Sending Message...',
  // There is no number of hours, since the specification promises 48 for applications only.
  stored: {
    title: 'Your message is with us',
    text: 'We will reply to the email address you gave.',
  },
  next: [
    { title: 'Now', text: 'Keep your reference. Quote it when you write or call.', hours: 0 },
    {
      title: 'In office hours',
      text: `We read and answer messages ${site.officeHours.open}, Dhaka time. ${site.officeHours.closed}.`,
    },
  ],
  correct: { title: 'Something to add?', text: '' },
  nameFields: ['name'],
  confirmation: [
    { field: 'writingAs', label: 'Writing as' },
    { field: 'programmeOfInterest', label: 'Programme' },
  ],
  mails: { staffSubject: 'New message', thanks: 'Thank you for writing to' },
};

/** The form's page, /embed/contact. */
export const contactPage: EmbeddedFormPage = {
  title: 'Send us a message',
  lede: 'Ask about a programme, a country or a document.',
  back: { to: '/contact', name: 'Contact' },
  surface: 'sky',
};
