/**
 * Minimum heights of the iframes with pages of other sites, in pixels (requirements 2, "Application pages", and 9,
 * "Interface"). `narrow` applies to windows up to 768 px wide.
 */
export const embedHeights = [
  { setting: 'CONTACT_FORM_URL', page: '/contact', wide: 600, narrow: 600 },
  { setting: 'MAP_EMBED_URL', page: '/contact', wide: 600, narrow: 600 },
  {
    setting: 'STUDENT_REGISTRATION_FORM_URL',
    page: '/national-programs/students',
    wide: 3000,
    narrow: 3300,
  },
  { setting: 'STUDY_ABROAD_FORM_URL', page: '/apply/study-abroad', wide: 4600, narrow: 5800 },
  {
    setting: 'INTERNATIONAL_INTERNSHIP_FORM_URL',
    page: '/apply/international-internship',
    wide: 6000,
    narrow: 6200,
  },
] as const;
