/** The texts of /llms.txt, apart from the site's facts (llmstxt.org). */
export const llmsTexts = {
  about:
    'Study, internship, traineeship and teaching programmes abroad, arranged from Bangladesh. No account is needed: you apply with a form, and a person answers within 48 hours. Figures are those of the pages named beside them; amounts in taka are approximate.',
  programmes: 'Programmes',
  countries: 'Placements by country',
  documents: 'Documents to apply with',
  questions: 'Questions and answers',
  contact: 'Contact',
  pages: 'More pages',
  posts: 'Posts',
  asks: 'Asks for',
  noStipend: 'stipend: ask us',
  apply: 'Apply',
  email: 'E-mail',
  hours: 'Office hours, Dhaka time',
};

/** The texts of the section about the Bengali edition. */
export const bengaliLlmsTexts = {
  title: 'বাংলা',
  about:
    'এই সাইটের সব পাতা বাংলায়ও আছে, ঠিকানা /bn দিয়ে শুরু। তথ্য ও অঙ্ক ইংরেজি পাতার মতোই। আবেদনের জন্য অ্যাকাউন্ট লাগে না।',
};
