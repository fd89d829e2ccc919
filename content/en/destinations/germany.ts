/** The English texts of /destinations/germany. The texts are drafts for the client to confirm. */
export const germany = {
  draft: true,
  country: 'Germany',
  subheadline: 'Paid training and internships from the Baltic to the Alps',
  poster:
    'Poster of Germany: a castle with blue spires on a wooded hill, mountains behind it, a river below',
  overview: [
    'Learn a trade in an Ausbildung, or join a host company as an intern. In both you are paid every month.',
    'An Ausbildung takes 2 to 3.5 years. You work in a hotel or a kitchen, go to a vocational school and sit an examination that employers all over the country know. The lessons are in German, so begin to learn it before you apply. An internship takes 6 to 12 months, and how much German it needs depends on the employer: ask us before you choose.',
    'Shifts are planned weeks ahead and start on the minute. The Baltic coast is full in July and August, the Bavarian Alps again when it snows, the big cities whenever there is a trade fair. By half past four on a December afternoon it is dark and close to freezing. Most shops are closed on Sundays.',
    'Bread is on the table twice a day, and there are more kinds of it than you can try in a year. Pork is common, so ask before you taste; Turkish grocers sell halal meat in most towns.',
  ],
  placements: {
    'germany-ausbildung': {
      title: 'Ausbildung',
      text: 'Vocational training in the German way: a contract, a trade and an examination at the end.',
      picture: 'A chef shows a trainee how a dish is finished',
    },
    'germany-internship': {
      title: 'Internship',
      text: 'Paid work with a host company, while you study or in the twelve months after you graduate.',
      picture: 'A guest with a suitcase at the desk of a grand hotel lobby',
    },
  },
  eligibility: {
    age: 'Age',
    studies: 'Studies, for an internship',
    german: 'German, for an Ausbildung',
    languageAndPassport: 'Language and passport',
  },
  benefits: [
    'Paid while you learn',
    'A trade with an examination',
    'German for work and life',
    'Shifts that are planned weeks ahead',
  ],
  closing: 'See yourself in Germany?',
} as const;
