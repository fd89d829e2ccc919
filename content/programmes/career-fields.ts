import { inBothLanguages } from '../in-both-languages.ts';
import type { Item } from '../types/common.ts';

/** The fields of a virtual internship, each with its interns' tasks in everyday words. The page opens the first one. */
export const careerFields = inBothLanguages((t): Item[] => [
  {
    title: t('Marketing', 'মার্কেটিং'),
    text: t(
      'Draft a campaign, study the competition, read the results.',
      'প্রচারের খসড়া করা, প্রতিদ্বন্দ্বীদের খোঁজ রাখা, ফলাফল বোঝা।',
    ),
  },
  {
    title: t('Social media', 'সোশ্যাল মিডিয়া'),
    text: t(
      'Plan a month of posts and see which ones people answer.',
      'এক মাসের পোস্ট সাজানো, কোনগুলোতে মানুষ সাড়া দেন তা দেখা।',
    ),
  },
  {
    title: t('Business development', 'ব্যবসার প্রসার'),
    text: t(
      'Find possible clients and write the first proposal.',
      'সম্ভাব্য গ্রাহক খোঁজা, প্রথম প্রস্তাব লেখা।',
    ),
  },
  {
    title: t('Finance and accounting', 'ফাইন্যান্স ও অ্যাকাউন্টিং'),
    text: t(
      'Keep budgets and spreadsheets, prepare a report.',
      'বাজেট ও হিসাবের শিট রাখা, প্রতিবেদন তৈরি।',
    ),
  },
  {
    title: t('Human resources', 'মানবসম্পদ'),
    text: t(
      'Write job adverts, sort applications, welcome new staff.',
      'চাকরির বিজ্ঞাপন লেখা, আবেদন বাছাই, নতুন কর্মীদের স্বাগত জানানো।',
    ),
  },
  {
    title: t('Software development', 'সফটওয়্যার তৈরি'),
    text: t(
      'Build a feature, fix a fault, review what others wrote.',
      'নতুন ফিচার বানানো, ত্রুটি সারানো, অন্যের লেখা কোড দেখা।',
    ),
  },
  {
    title: t('Web design', 'ওয়েব ডিজাইন'),
    text: t(
      'Lay out pages, make a prototype, test it with users.',
      'পাতা সাজানো, নমুনা বানানো, ব্যবহারকারীদের দিয়ে পরীক্ষা করানো।',
    ),
  },
  {
    title: t('Data analysis', 'ডেটা বিশ্লেষণ'),
    text: t(
      'Clean a table of data and turn it into charts.',
      'ডেটার টেবিল ঠিকঠাক করে তা থেকে চার্ট তৈরি।',
    ),
  },
  {
    title: t('Cyber security', 'সাইবার নিরাপত্তা'),
    text: t(
      'Run checks, write guides, keep notes of incidents.',
      'পরীক্ষা চালানো, নির্দেশিকা লেখা, ঘটনার বিবরণ রাখা।',
    ),
  },
  {
    title: t('Graphic design', 'গ্রাফিক ডিজাইন'),
    text: t('Design logos, brochures and slides.', 'লোগো, ব্রোশিওর ও স্লাইড ডিজাইন।'),
  },
  {
    title: t('Journalism and media', 'সাংবাদিকতা ও মিডিয়া'),
    text: t('Interview people, write articles, edit video.', 'সাক্ষাৎকার নেওয়া, লেখা তৈরি, ভিডিও সম্পাদনা।'),
  },
  {
    title: t('Hospitality and tourism', 'হসপিটালিটি ও পর্যটন'),
    text: t(
      'Answer guests, plan itineraries, reply to reviews.',
      'অতিথিদের উত্তর দেওয়া, ভ্রমণসূচি সাজানো, রিভিউয়ের জবাব লেখা।',
    ),
  },
  {
    title: t('Law', 'আইন'),
    text: t(
      'Research a question and sum up what the law says.',
      'একটি প্রশ্ন নিয়ে খোঁজ করা, আইন কী বলে তা সংক্ষেপে লেখা।',
    ),
  },
  {
    title: t('Engineering', 'প্রকৌশল'),
    text: t(
      'Make drawings and calculations, write documentation.',
      'নকশা ও হিসাব করা, কাজের বিবরণ লেখা।',
    ),
  },
  {
    title: t('Architecture', 'স্থাপত্য'),
    text: t(
      'Draw plans, build digital models, prepare presentations.',
      'নকশা আঁকা, ডিজিটাল মডেল বানানো, উপস্থাপনা তৈরি।',
    ),
  },
  {
    title: t('Education', 'শিক্ষা'),
    text: t(
      'Write lesson material and tutor pupils online.',
      'পড়ার উপকরণ লেখা, অনলাইনে শিক্ষার্থীদের পড়ানো।',
    ),
  },
  {
    title: t('Health and public policy', 'স্বাস্থ্য ও জননীতি'),
    text: t('Read the literature, design a survey, write it up.', 'গবেষণা পড়া, জরিপ সাজানো, ফলাফল লেখা।'),
  },
  {
    title: t('Supply chain', 'সাপ্লাই চেইন'),
    text: t(
      'Follow orders from the supplier to the customer.',
      'সরবরাহকারী থেকে ক্রেতা পর্যন্ত অর্ডারের খোঁজ রাখা।',
    ),
  },
]);
