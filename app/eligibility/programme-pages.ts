import { agricultureInternship } from '#app/content/programmes/agriculture-internship.ts';
import { hotelImmersion } from '#app/content/programmes/hotel-immersion.ts';
import { internationalInternship } from '#app/content/programmes/international-internship.ts';
import { medicalInternships } from '#app/content/programmes/medical-internships.ts';
import { pathwayProgram } from '#app/content/programmes/pathway-program.ts';
import { professionalImmersion } from '#app/content/programmes/professional-immersion.ts';
import type { ProgrammeSlug } from '#app/content/programmes/programmes.ts';
import { studentExchange } from '#app/content/programmes/student-exchange.ts';
import { studyAbroad } from '#app/content/programmes/study-abroad.ts';
import { virtualInternship } from '#app/content/programmes/virtual-internship.ts';
import type { ProgrammePage } from '#app/content/vocabulary/programme.ts';

/** The pages of the nine programmes. For loaders: it is all of their texts. */
export const programmePages = {
  'study-abroad': studyAbroad,
  'virtual-internship': virtualInternship,
  'international-internship': internationalInternship,
  'agriculture-internship': agricultureInternship,
  'medical-internships': medicalInternships,
  'pathway-program': pathwayProgram,
  'student-exchange': studentExchange,
  'professional-immersion': professionalImmersion,
  'hotel-immersion': hotelImmersion,
} satisfies Record<ProgrammeSlug, ProgrammePage>;
