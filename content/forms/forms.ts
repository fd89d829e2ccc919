import { siteNames } from '../identity.ts';
import { inBothLanguages } from '../in-both-languages.ts';

/** The texts of each form beside those of its fields (requirements 4 and 8). A Bengali `thanks` is a whole sentence without its end. */
export const forms = inBothLanguages((t) => {
  const keepReference = {
    title: t('Now', 'এখন'),
    text: t(
      'Keep your reference. Quote it when you write or call.',
      'রেফারেন্স নম্বরটি রেখে দিন। লেখার বা ফোন করার সময় নম্বরটি জানাবেন।',
    ),
  };
  return {
    /** The texts that the application forms share. The wordings of `stored` are exactly those of requirements 8. */
    applications: {
      noun: t('application', 'আবেদন'),
      submit: t('Submit Application', 'আবেদন জমা দিন'),
      submitting: t('Submitting Application...', 'আবেদন জমা হচ্ছে...'),
      stored: {
        title: t('Application Submitted Successfully!', 'আবেদন জমা হয়েছে!'),
        text: t(
          "We'll review your application and get back to you within 48 hours.",
          'আমরা আপনার আবেদন দেখে ৪৮ ঘণ্টার মধ্যে আপনার সঙ্গে যোগাযোগ করব।',
        ),
      },
      next: {
        now: keepReference,
        review: {
          title: t('Within 48 hours', '৪৮ ঘণ্টার মধ্যে'),
          text: t(
            'We review your application and get back to you.',
            'আমরা আপনার আবেদন দেখে আপনার সঙ্গে যোগাযোগ করব।',
          ),
        },
        video: {
          title: t('Later', 'এরপর'),
          text: t(
            'We ask for your video introduction, and tell you how to send it.',
            'আপনার ভিডিও পরিচিতি চাইব, আর কীভাবে পাঠাবেন, তা জানাব।',
          ),
        },
        documents: {
          title: t('After acceptance', 'নির্বাচিত হওয়ার পর'),
          text: t('We ask for the documents for your visa.', 'ভিসার কাগজপত্র আপনার কাছে চাইব।'),
        },
      },
      correct: {
        title: t('Something to correct?', 'কিছু ঠিক করতে চান?'),
        text: t('Do not send the form again.', 'ফরমটি আবার পাঠাবেন না।'),
      },
      confirmation: { destination: t('Destination', 'দেশ'), duration: t('Duration', 'মেয়াদ') },
      thanks: t('Thank you for applying', `${siteNames.bn}ে আবেদন করায় ধন্যবাদ`),
      sections: {
        personal: t('Personal Information', 'ব্যক্তিগত তথ্য'),
        education: t('Educational Background', 'শিক্ষাগত তথ্য'),
        preferences: t('Program Preferences', 'প্রোগ্রাম নিয়ে আপনার পছন্দ'),
        experience: t('Experience & Motivation', 'অভিজ্ঞতা ও আগ্রহ'),
        documents: t('Document Checklist', 'কাগজপত্রের তালিকা'),
        plans: t('Study Plans', 'পড়ার পরিকল্পনা'),
        languages: t('Languages & Motivation', 'ভাষা ও আগ্রহ'),
        placement: t('Placement', 'যে কাজ চান'),
        passport: t('Passport & Documents', 'পাসপোর্ট ও কাগজপত্র'),
      },
      checklist: {
        now: {
          title: t('I have these now', 'এগুলো এখন আমার আছে'),
          hint: t(
            'Tick what you have. The form takes no files, and you can apply without them.',
            'যা আছে, তাতে টিক দিন। ফরমে কোনো ফাইল দিতে হয় না। এগুলো না থাকলেও আবেদন করতে পারবেন।',
          ),
        },
        later: {
          title: t('These come later', 'এগুলো পরে লাগবে'),
          hint: t(
            'We ask for these after you apply, and tell you how to send them.',
            'এগুলো আবেদনের পরে চাইব, আর কীভাবে পাঠাবেন, তা জানাব।',
          ),
          hintAtHome: t(
            'We ask for these after you apply, if the programme needs them, and tell you how to send them. It takes place in Bangladesh, so it needs no passport.',
            'প্রোগ্রামে দরকার হলে এগুলো আবেদনের পরে চাইব, আর কীভাবে পাঠাবেন, তা জানাব। প্রোগ্রামটি বাংলাদেশেই হয়, তাই পাসপোর্ট লাগে না।',
          ),
          video: {
            name: t('Video Introduction', 'ভিডিও পরিচিতি'),
            when: t('Submit later', 'পরে জমা দেবেন'),
          },
          clearances: {
            name: t('Medical & Police Clearance', 'মেডিকেল ও পুলিশ ক্লিয়ারেন্স'),
            when: t('After acceptance', 'নির্বাচিত হওয়ার পর'),
          },
          funds: {
            name: t('Proof of Funds', 'আর্থিক সামর্থ্যের প্রমাণ'),
            when: t('After acceptance', 'নির্বাচিত হওয়ার পর'),
          },
        },
      },
    },
    application: { heading: t('Application form', 'আবেদন ফরম') },
    studyAbroad: {
      heading: t('Study Abroad application form', 'বিদেশে পড়াশোনা: আবেদন ফরম'),
      page: {
        title: t('Study Abroad application', 'বিদেশে পড়াশোনার জন্য আবেদন করুন'),
        lead: t(
          'Five sections: who you are, what you have studied, what you want to study, your languages and your documents.',
          'পাঁচটি অংশ: আপনি কে, কী পড়েছেন, কী পড়তে চান, কোন ভাষা জানেন, আর আপনার কাগজপত্র।',
        ),
        back: t('Apply', 'আবেদন'),
      },
    },
    internationalInternship: {
      heading: t('International Internship application form', 'ইন্টারন্যাশনাল ইন্টার্নশিপ: আবেদন ফরম'),
      page: {
        title: t('International Internship application', 'ইন্টারন্যাশনাল ইন্টার্নশিপে আবেদন করুন'),
        lead: t(
          'Five sections: who you are, what you study, the placement you want, your experience and your documents.',
          'পাঁচটি অংশ: আপনি কে, কী পড়ছেন, কেমন কাজ চান, আপনার অভিজ্ঞতা, আর আপনার কাগজপত্র।',
        ),
        back: t('Apply', 'আবেদন'),
      },
    },
    contact: {
      noun: t('message', 'বার্তা'),
      heading: t('Contact form', 'যোগাযোগের ফরম'),
      submit: t('Send Message', 'বার্তা পাঠান'),
      submitting: t('Sending Message...', 'বার্তা যাচ্ছে...'),
      stored: {
        title: t('Your message is with us', 'আপনার বার্তাটি পেয়েছি'),
        text: t(
          'We will reply within 48 hours, to the email address you gave.',
          '৪৮ ঘণ্টার মধ্যে আপনার দেওয়া ই-মেইল ঠিকানায় উত্তর দেব।',
        ),
      },
      next: {
        now: keepReference,
        /** @param open the office hours */
        answer: {
          title: t('Within 48 hours', '৪৮ ঘণ্টার মধ্যে'),
          text: (open: string, closed: string) =>
            t(
              `We read and answer messages ${open}, Dhaka time. ${closed}.`,
              `আমরা বার্তা পড়ি ও উত্তর দিই ${open} (বাংলাদেশ সময়)। ${closed}।`,
            ),
        },
      },
      correct: { title: t('Something to add?', 'কিছু যোগ করতে চান?'), text: '' },
      confirmation: { writingAs: t('Writing as', 'পরিচয়'), programme: t('Programme', 'প্রোগ্রাম') },
      thanks: t('Thank you for writing to', `${siteNames.bn}কে লেখার জন্য ধন্যবাদ`),
      page: {
        title: t('Send us a message', 'আমাদের বার্তা পাঠান'),
        lead: t(
          'Ask about a programme, a country or a document.',
          'কোনো প্রোগ্রাম, দেশ বা কাগজপত্র নিয়ে জিজ্ঞেস করুন।',
        ),
        back: t('Contact', 'যোগাযোগ'),
      },
    },
    registration: {
      noun: t('registration', 'নিবন্ধন'),
      heading: t('Registration form', 'নিবন্ধন ফরম'),
      introduction: t(
        'Seven answers and a tick, all required.',
        'সাতটি ছোট প্রশ্ন ও একটি টিক, সবই লাগবে।',
      ),
      submit: t('Register', 'নিবন্ধন করুন'),
      submitting: t('Registering...', 'নিবন্ধন হচ্ছে...'),
      alternative: {
        text: t('Younger, older or not enrolled?', 'বয়স কম বা বেশি, কিংবা কোথাও পড়ছেন না?'),
        link: t('Contact us', 'যোগাযোগ করুন'),
      },
      // There is no number of hours: the client promises 48 to applicants, and we hold messages to the same.
      stored: {
        title: t('Your registration is with us', 'আপনার নিবন্ধনটি পেয়েছি'),
        text: t("We'll review it and get back to you.", 'আমরা নিবন্ধনটি দেখে আপনার সঙ্গে যোগাযোগ করব।'),
      },
      next: {
        now: keepReference,
        answer: {
          title: t('In office hours', 'অফিসের সময়ে'),
          text: (open: string, closed: string) =>
            t(
              `We read and answer registrations ${open}, Dhaka time. ${closed}.`,
              `আমরা নিবন্ধন দেখি ও উত্তর দিই ${open} (বাংলাদেশ সময়)। ${closed}।`,
            ),
        },
      },
      correct: {
        title: t('Something to correct?', 'কিছু ঠিক করতে চান?'),
        text: t('Do not register again.', 'আবার নিবন্ধন করবেন না।'),
      },
      confirmation: { enrolledAt: t('Enrolled at', 'যেখানে পড়ছেন') },
      thanks: t(
        'Thank you for registering for the national student programme of',
        `${siteNames.bn}ের ন্যাশনাল প্রোগ্রামে নিবন্ধন করার জন্য ধন্যবাদ`,
      ),
      page: {
        title: t(
          'Register for the national student programme',
          'শিক্ষার্থীদের ন্যাশনাল প্রোগ্রামে নিবন্ধন করুন',
        ),
        lead: t(
          'Local internships, seminars and guidance for students in Bangladesh.',
          'বাংলাদেশের শিক্ষার্থীদের জন্য দেশে ইন্টার্নশিপ, সেমিনার ও পরামর্শ।',
        ),
        back: t('For Students', 'শিক্ষার্থীদের জন্য'),
      },
    },
  };
});
