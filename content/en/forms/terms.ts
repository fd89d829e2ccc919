/**
 * The terms that an applicant agrees to, without the data notice and the notice for minors. They are a draft: they say no
 * more than the specification, and the client's own terms will replace them (requirements, "The shared application form").
 */
export const terms = {
  draft: true,
  title: 'Terms and conditions',
  label: 'I agree to the',
  message: 'You must agree to the terms and conditions',
  link: 'terms and conditions',
  /** The end of the checkbox's label, after the link. */
  labelEnd: '',
  points: [
    'These terms are a draft. The final terms will replace them.',
    'What you write in this form is true and complete, and you write it about yourself.',
    'Sending the form binds you to nothing. It is not yet a place on a programme.',
    'We review your application and get back to you within 48 hours.',
    'We may ask for further documents when they are needed. For a programme abroad these include medical and police clearance and proof of funds.',
  ],
  close: 'Back to the form',
} as const;
