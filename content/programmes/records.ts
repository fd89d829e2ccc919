import type { Language } from '../language.ts';
import {
  agricultureInternship,
  programme as agricultureInternshipRecord,
} from '../programme-pages/agriculture-internship.ts';
import {
  hotelImmersion,
  programme as hotelImmersionRecord,
} from '../programme-pages/hotel-immersion.ts';
import {
  internationalInternship,
  programme as internationalInternshipRecord,
} from '../programme-pages/international-internship.ts';
import {
  medicalInternships,
  programme as medicalInternshipsRecord,
} from '../programme-pages/medical-internships.ts';
import {
  pathwayProgram,
  programme as pathwayProgramRecord,
} from '../programme-pages/pathway-program.ts';
import {
  professionalImmersion,
  programme as professionalImmersionRecord,
} from '../programme-pages/professional-immersion.ts';
import {
  studentExchange,
  programme as studentExchangeRecord,
} from '../programme-pages/student-exchange.ts';
import { studyAbroad, programme as studyAbroadRecord } from '../programme-pages/study-abroad.ts';
import {
  virtualInternship,
  programme as virtualInternshipRecord,
} from '../programme-pages/virtual-internship.ts';
import type { ProgrammePage, ProgrammeRecord } from '../types/programme.ts';
import type { ProgrammeSlug } from './programme-list.ts';

const programmes: Record<ProgrammeSlug, Record<Language, ProgrammeRecord>> = {
  'study-abroad': studyAbroadRecord,
  'virtual-internship': virtualInternshipRecord,
  'international-internship': internationalInternshipRecord,
  'agriculture-internship': agricultureInternshipRecord,
  'medical-internships': medicalInternshipsRecord,
  'pathway-program': pathwayProgramRecord,
  'student-exchange': studentExchangeRecord,
  'professional-immersion': professionalImmersionRecord,
  'hotel-immersion': hotelImmersionRecord,
};

const pickLanguage = (language: Language) =>
  Object.fromEntries(
    Object.entries(programmes).map(([slug, programme]) => [slug, programme[language]]),
  ) as Record<ProgrammeSlug, ProgrammeRecord>;

/**
 * The record of each programme in each language, for all pages. Browser code must not import it, because it contains all pages'
 * texts.
 */
export const localisedProgrammes: Record<Language, Record<ProgrammeSlug, ProgrammeRecord>> = {
  en: pickLanguage('en'),
  bn: pickLanguage('bn'),
};

/** The record of each programme in English. */
export const programmeRecords = localisedProgrammes.en;

/** The texts of each programme's page, in English. */
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

/** The texts of each programme's page, in each language. */
export const localisedProgrammePages: Record<Language, Record<ProgrammeSlug, ProgrammePage>> = {
  en: programmePages,
  bn: {
    'study-abroad': studyAbroad.bn,
    'virtual-internship': virtualInternship.bn,
    'international-internship': internationalInternship.bn,
    'agriculture-internship': agricultureInternship.bn,
    'medical-internships': medicalInternships.bn,
    'pathway-program': pathwayProgram.bn,
    'student-exchange': studentExchange.bn,
    'professional-immersion': professionalImmersion.bn,
    'hotel-immersion': hotelImmersion.bn,
  },
};
