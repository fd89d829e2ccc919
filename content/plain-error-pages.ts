import { inBothLanguages } from './in-both-languages.ts';

/** The texts of error pages without the site's header and footer, for requests that don't reach a route. */
export const plainErrorPages = inBothLanguages((t) => {
  const openForm = t(
    'Please open the page on our site, and send the form from there.',
    'আমাদের সাইটে পাতাটি খুলুন, আর সেখান থেকে ফরমটি পাঠান।',
  );
  return {
    method: {
      title: t('This page can’t be opened in this way', 'পাতাটি এভাবে খোলা যায় না'),
      advice: t('Please open the page on our site.', 'আমাদের সাইটে গিয়ে পাতাটি খুলুন।'),
    },
    address: {
      title: t('This is not an address of our site', 'এটি আমাদের কোনো ঠিকানা নয়'),
      advice: t(
        'Please check the address, or start from our home page.',
        'ঠিকানাটি মিলিয়ে দেখুন, অথবা আমাদের হোম পেজ থেকে শুরু করুন।',
      ),
    },
    transfer: {
      title: t('This form can’t be sent in this way', 'ফরমটি এভাবে পাঠানো যায় না'),
      advice: openForm,
    },
    otherSite: {
      title: t('This form was not sent from our site', 'ফরমটি আমাদের সাইট থেকে পাঠানো হয়নি'),
      advice: openForm,
    },
    tooMuchText: {
      title: t('Too much text', 'লেখা বেশি বড় হয়ে গেছে'),
      advice: t(
        'Please go back, shorten your answers and send the form again.',
        'আগের পাতায় ফিরে যান, উত্তরগুলো ছোট করুন, তারপর ফরমটি আবার পাঠান।',
      ),
    },
    tooManyForms: {
      title: t('Too many forms at once', 'একসঙ্গে অনেক ফরম এসেছে'),
      /** For a page that contains the visitor's answers. */
      withAnswers: t(
        'Your answers are still here. Wait a minute, and press the button.',
        'আপনার উত্তরগুলো এখানেই আছে। এক মিনিট অপেক্ষা করুন, তারপর বোতামটি চাপুন।',
      ),
      withoutAnswers: t(
        'This form was not stored. Go back with your browser’s Back button, where your answers still are. Wait a minute, and send the form again.',
        'ফরমটি জমা হয়নি। ব্রাউজারের ব্যাক বোতাম দিয়ে ফিরে যান, আপনার উত্তরগুলো সেখানেই আছে। এক মিনিট অপেক্ষা করুন, তারপর ফরমটি আবার পাঠান।',
      ),
      sendAgain: t('Send again', 'আবার পাঠান'),
    },
    busy: {
      title: t('Many people are visiting our site just now', 'এই মুহূর্তে অনেকে আমাদের সাইটে এসেছেন'),
      advice: t(
        'Please open this page again in half a minute. Nothing you have sent is lost.',
        'আধা মিনিট পরে পাতাটি আবার খুলুন। আপনি যা পাঠিয়েছেন, তা হারায়নি।',
      ),
    },
    failed: {
      title: t('Something went wrong', 'সমস্যা হয়েছে'),
      advice: t('Please try again in a minute.', 'এক মিনিট পরে আবার চেষ্টা করুন।'),
    },
  };
});
