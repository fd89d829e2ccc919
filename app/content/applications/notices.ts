/** What the notification area says around the form; read in the browser. */
export const notices = {
  submitted: {
    title: 'Application Submitted Successfully!',
    text: "We'll review your application and get back to you within 48 hours.",
  },
  restored: {
    title: 'Your answers are back',
    text: 'We kept them in this browser. Not yours? Empty the form.',
    action: 'Empty the form',
  },
  emptied: {
    title: 'The form is empty',
    text: 'Your answers are deleted from this browser.',
    action: 'Undo',
  },
} as const;
