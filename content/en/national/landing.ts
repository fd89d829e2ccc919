/** The texts of /national-programs (requirements 2, "National programmes"). */
export const nationalPrograms = {
  title: 'National Programs',
  description:
    'Inside Bangladesh: local internships, seminars and guidance for students; talent acquisition, campus talks and HR development for employers.',
  lede: 'No visa, no flight. Work, training and hiring inside Bangladesh, for students and employers.',
  audiences: {
    students: {
      lede: 'Start where you study.',
      link: 'See the student programme',
      picture: 'A student in a cycle rickshaw beside a lake, a red flowering tree and a monument',
    },
    employers: {
      lede: 'Meet the people you will hire.',
      link: 'See what we offer employers',
      picture: 'An employer shakes hands with three graduates in a workshop',
    },
  },
  comparison: {
    title: 'Side by side',
    students: 'Students',
    employers: 'Employers',
    audience: { title: 'For', employers: 'Companies and organisations that hire in Bangladesh' },
    offer: {
      title: 'You get',
      students: 'Local internships, seminars, guidance',
      employers: 'Talent acquisition, campus talks, HR development',
    },
    start: {
      title: 'You begin with',
      students: 'A short application form',
      employers: 'A talk with our placement team',
    },
  },
  closing: {
    title: 'Not a student or an employer?',
    lede: 'Universities and schools can also ask us for a seminar.',
    action: 'Contact Us',
  },
} as const;
