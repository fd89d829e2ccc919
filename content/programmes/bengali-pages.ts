import type { ProgrammePage } from '../types/programme.ts';
import { agricultureInternship } from './agriculture-internship.ts';
import { hotelImmersion } from './hotel-immersion.ts';
import { internationalInternship } from './international-internship.ts';
import { medicalInternships } from './medical-internships.ts';
import { pathwayProgram } from './pathway-program.ts';
import { professionalImmersion } from './professional-immersion.ts';
import type { ProgrammeSlug } from './programme-list.ts';
import { studentExchange } from './student-exchange.ts';
import { studyAbroad } from './study-abroad.ts';
import { virtualInternship } from './virtual-internship.ts';

/** The texts of each programme's page in Bengali. */
export const bengaliProgrammePages = {
  'study-abroad': studyAbroad.bn,
  'virtual-internship': virtualInternship.bn,
  'international-internship': internationalInternship.bn,
  'agriculture-internship': agricultureInternship.bn,
  'medical-internships': medicalInternships.bn,
  'pathway-program': pathwayProgram.bn,
  'student-exchange': studentExchange.bn,
  'professional-immersion': professionalImmersion.bn,
  'hotel-immersion': hotelImmersion.bn,
} satisfies Record<ProgrammeSlug, ProgrammePage>;
