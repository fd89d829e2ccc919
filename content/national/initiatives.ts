/**
 * What we do inside Bangladesh (requirements 2, "Home", "National programmes"). Whatever speaks of it reads it
 * here.
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
