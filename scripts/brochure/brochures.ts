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
import type { Html } from './html.ts';
import { agricultureInternshipPages } from './programmes/agriculture-internship.ts';
import { hotelImmersionPages } from './programmes/hotel-immersion.ts';
import { internationalInternshipPages } from './programmes/international-internship.ts';
import { medicalInternshipsPages } from './programmes/medical-internships.ts';
import { pathwayProgramPages } from './programmes/pathway-program.ts';
import { professionalImmersionPages } from './programmes/professional-immersion.ts';
import { studentExchangePages } from './programmes/student-exchange.ts';
import { studyAbroadPages } from './programmes/study-abroad.ts';
import { virtualInternshipPages } from './programmes/virtual-internship.ts';

/** Every programme's brochure: its content, and the pages after the cover. */
export const brochures: Record<ProgrammeSlug, { content: ProgrammePage; pages: Html[] }> = {
  'study-abroad': { content: studyAbroad, pages: studyAbroadPages },
  'virtual-internship': { content: virtualInternship, pages: virtualInternshipPages },
  'international-internship': {
    content: internationalInternship,
    pages: internationalInternshipPages,
  },
  'agriculture-internship': { content: agricultureInternship, pages: agricultureInternshipPages },
  'medical-internships': { content: medicalInternships, pages: medicalInternshipsPages },
  'pathway-program': { content: pathwayProgram, pages: pathwayProgramPages },
  'student-exchange': { content: studentExchange, pages: studentExchangePages },
  'professional-immersion': { content: professionalImmersion, pages: professionalImmersionPages },
  'hotel-immersion': { content: hotelImmersion, pages: hotelImmersionPages },
};
