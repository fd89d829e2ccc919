/** The texts of the initiatives inside Bangladesh (requirements 2, "Home", "National programmes"). */
export const initiatives = {
  students: { title: 'For Students', offers: ['Local internships', 'Seminars', 'Guidance'] },
  employers: {
    title: 'For Employers',
    offers: ['Talent acquisition', 'Campus talks', 'HR development'],
  },
} as const;
