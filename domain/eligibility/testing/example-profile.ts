import type { Profile } from '#content/eligibility/profile.ts';

/** The profile of the example sentence (requirements, "Can I go?"), for tests. */
export const exampleProfile = {
  age: 22,
  studies: 'year-2',
  field: 'hospitality',
  experience: 'none',
  english: 'basic',
  passport: '2-years',
  where: 'anywhere',
  length: '12-months',
} satisfies Profile;
