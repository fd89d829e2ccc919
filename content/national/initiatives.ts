/**
 * The initiatives inside Bangladesh (requirements 2, "Home", "National programmes"). All pages that mention them use this
 * record.
 */
export const initiatives = {
  students: {
    to: '/national-programs/students',
    title: 'For Students',
    offers: ['Local internships', 'Seminars', 'Guidance'],
  },
  employers: {
    to: '/national-programs/employers',
    title: 'For Employers',
    offers: ['Talent acquisition', 'Campus talks', 'HR development'],
  },
};
