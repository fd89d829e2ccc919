/** The texts of /llms.txt, apart from the site's facts (llmstxt.org). */
export const llmsTexts = {
  about:
    'Study, internship, traineeship and teaching programmes abroad for people who live in Bangladesh. No account is needed: each programme has one form, which a person reads and answers within 48 hours. Figures are those of the pages named beside them; amounts in taka are approximate.',
  programmes: 'Programmes',
  countries: 'Placements by country',
  documents: 'Documents to apply with',
  questions: 'Questions and answers',
  contact: 'Contact',
  pages: 'More pages',
  asks: 'Asks for',
  noStipend: 'stipend: ask us',
  apply: 'Apply',
  email: 'E-mail',
  hours: 'Office hours, Dhaka time',
};
