/** The footer's texts (requirements 2, "Footer"). */
export const footer = {
  about: 'About us',
  families: 'For families',
  social: 'Social media',
  rights: (name: string) => `${name}. All rights reserved.`,
  programmes: 'Global Programs',
  national: {
    title: 'National Programs',
    students: 'For Students',
    employers: 'For Employers',
    services: 'Services',
  },
} as const;
