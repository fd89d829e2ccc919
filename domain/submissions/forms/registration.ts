import { dataNotice } from '#content/forms/data-notice.ts';
import type { EmbeddedFormPage } from '#content/types/form-page.ts';
import type { Form } from '../form.ts';
import { email, firstName, institution, lastName, phone } from './fields.ts';
import { terms } from './terms.ts';

const ages = [18, 19, 20, 21, 22, 23, 24, 25];

/** The registration for the national student programme, a short form (requirements 5; requirements, "Forms"). */
export const registrationForm: Form = {
  slug: 'registration',
  noun: 'registration',
  heading: 'Registration form',
  introduction: 'Eight short answers. All are required.',
  sections: [
    {
      id: 'registration-form',
      fields: [
        {
          kind: 'radio',
          name: 'age',
          label: 'Your age',
          hint: 'The programme is for ages 18 to 25.',
          message: 'Age is required',
          options: ages.map((age) => ({ value: String(age), label: String(age) })),
          variant: 'chips',
          wide: true,
        },
        {
          kind: 'radio',
          name: 'enrolledAt',
          label: 'I am enrolled in Bangladesh at a',
          message: 'Please choose where you are enrolled',
          options: [
            { value: 'college', label: 'College' },
            { value: 'university', label: 'University' },
            { value: 'english-medium-school', label: 'English-medium school' },
          ],
          wide: true,
        },
        { ...institution, label: 'Name of the institution', hint: undefined },
        { ...firstName, hint: undefined },
        { ...lastName, hint: undefined },
        email,
        { ...phone, hint: 'A number where we can reach you.' },
      ],
    },
  ],
  terms,
  dataNotice: { text: dataNotice.sentence('registration') },
  submit: 'Register',
  submitting: 'Registering...',
  alternative: {
    text: 'Younger, older or not enrolled?',
    link: { to: '/contact', name: 'Contact us' },
  },
  stored: {
    title: 'Your registration is with us',
    text: "We'll review it and get back to you within 48 hours.",
  },
  next: [
    { title: 'Now', text: 'Keep your reference. Quote it when you write or call.', hours: 0 },
    {
      title: 'Within 48 hours',
      text: 'We review your registration and get back to you.',
      hours: 48,
    },
  ],
  correct: { title: 'Something to correct?', text: 'Do not register again.' },
  nameFields: ['firstName', 'lastName'],
  confirmation: [{ field: 'enrolledAt', label: 'Enrolled at' }],
  mails: {
    staffSubject: 'New registration',
    thanks: 'Thank you for registering for the national student programme of',
    staffReminder: 'We promised an answer within 48 hours.',
  },
};

/** The form's page, /embed/registration. */
export const registrationPage: EmbeddedFormPage = {
  title: 'Register for the national student programme',
  lede: 'Local internships, seminars and guidance for students in Bangladesh.',
  back: { to: '/national-programs/students', name: 'For Students' },
  surface: 'shapla',
};
