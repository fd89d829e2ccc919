import type { ProgrammeRecord } from '../types/programme.ts';
import { programme as internationalInternship } from './international-internship.ts';
import { programme as pathwayProgram } from './pathway-program.ts';
import type { ProgrammeSlug } from './programmes.ts';
import { programme as studentExchange } from './student-exchange.ts';
import { programme as studyAbroad } from './study-abroad.ts';
import { programme as virtualInternship } from './virtual-internship.ts';

/** The records that exist in Bengali. When all do, this is a `Record`, and the compiler names a missing one. */
export const bengaliProgrammeRecords: Partial<Record<ProgrammeSlug, ProgrammeRecord>> = {
  'study-abroad': studyAbroad.bn,
  'virtual-internship': virtualInternship.bn,
  'international-internship': internationalInternship.bn,
  'pathway-program': pathwayProgram.bn,
  'student-exchange': studentExchange.bn,
};
