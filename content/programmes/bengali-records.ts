import type { ProgrammeRecord } from '../types/programme.ts';
import { programme as agricultureInternship } from './agriculture-internship.ts';
import { programme as hotelImmersion } from './hotel-immersion.ts';
import { programme as internationalInternship } from './international-internship.ts';
import { programme as medicalInternships } from './medical-internships.ts';
import { programme as pathwayProgram } from './pathway-program.ts';
import { programme as professionalImmersion } from './professional-immersion.ts';
import type { ProgrammeSlug } from './programmes.ts';
import { programme as studentExchange } from './student-exchange.ts';
import { programme as studyAbroad } from './study-abroad.ts';
import { programme as virtualInternship } from './virtual-internship.ts';

/** The record of each programme in Bengali. */
export const bengaliProgrammeRecords: Record<ProgrammeSlug, ProgrammeRecord> = {
  'study-abroad': studyAbroad.bn,
  'virtual-internship': virtualInternship.bn,
  'international-internship': internationalInternship.bn,
  'pathway-program': pathwayProgram.bn,
  'student-exchange': studentExchange.bn,
  'agriculture-internship': agricultureInternship.bn,
  'medical-internships': medicalInternships.bn,
  'professional-immersion': professionalImmersion.bn,
  'hotel-immersion': hotelImmersion.bn,
};
