/** The texts of error pages without the site's header and footer, for requests that don't reach a route. */
export const plainErrorPages = {
  method: {
    title: 'This page can’t be opened in this way',
    advice: 'Please open the page on our site.',
  },
  address: {
    title: 'This is not an address of our site',
    advice: 'Please check the address, or start from our home page.',
  },
  transfer: {
    title: 'This form can’t be sent in this way',
    advice: 'Please open the page on our site, and send the form from there.',
  },
  otherSite: {
    title: 'This form was not sent from our site',
    advice: 'Please open the page on our site, and send the form from there.',
  },
  tooMuchText: {
    title: 'Too much text',
    advice: 'Please go back, shorten your answers and send the form again.',
  },
  tooManyForms: {
    title: 'Too many forms at once',
    /** For a page that contains the visitor's answers. */
    withAnswers: 'Your answers are still here. Wait a minute, and press the button.',
    withoutAnswers:
      'This form was not stored. Go back with your browser’s Back button, where your answers still are. Wait a minute, and send the form again.',
    sendAgain: 'Send again',
  },
  busy: {
    title: 'Many people are visiting our site just now',
    advice: 'Please open this page again in half a minute. Nothing you have sent is lost.',
  },
  failed: {
    title: 'Something went wrong',
    advice: 'Please try again in a minute.',
  },
} as const;
