import type { ProgrammePage, ProgrammeRecord } from '../types/programme.ts';
import {
  agricultureInternship,
  programme as agricultureInternshipRecord,
} from './agriculture-internship.ts';
import { hotelImmersion, programme as hotelImmersionRecord } from './hotel-immersion.ts';
import {
  internationalInternship,
  programme as internationalInternshipRecord,
} from './international-internship.ts';
import {
  medicalInternships,
  programme as medicalInternshipsRecord,
} from './medical-internships.ts';
import { pathwayProgram, programme as pathwayProgramRecord } from './pathway-program.ts';
import {
  professionalImmersion,
  programme as professionalImmersionRecord,
} from './professional-immersion.ts';
import type { ProgrammeSlug } from './programme-list.ts';
import { studentExchange, programme as studentExchangeRecord } from './student-exchange.ts';
import { studyAbroad, programme as studyAbroadRecord } from './study-abroad.ts';
import { virtualInternship, programme as virtualInternshipRecord } from './virtual-internship.ts';

/** The record of each programme, for all pages. Browser code must not import it, because it contains all pages' texts. */
export const programmeRecords: Record<ProgrammeSlug, ProgrammeRecord> = {
  'study-abroad': studyAbroadRecord.en,
  'virtual-internship': virtualInternshipRecord.en,
  'international-internship': internationalInternshipRecord.en,
  'agriculture-internship': agricultureInternshipRecord.en,
  'medical-internships': medicalInternshipsRecord.en,
  'pathway-program': pathwayProgramRecord.en,
  'student-exchange': studentExchangeRecord.en,
  'professional-immersion': professionalImmersionRecord.en,
  'hotel-immersion': hotelImmersionRecord.en,
};

/** The texts of each programme's page. */
export const programmePages = {
  'study-abroad': studyAbroad.en,
  'virtual-internship': virtualInternship.en,
  'international-internship': internationalInternship.en,
  'agriculture-internship': agricultureInternship.en,
  'medical-internships': medicalInternships.en,
  'pathway-program': pathwayProgram.en,
  'student-exchange': studentExchange.en,
  'professional-immersion': professionalImmersion.en,
  'hotel-immersion': hotelImmersion.en,
} satisfies Record<ProgrammeSlug, ProgrammePage>;
