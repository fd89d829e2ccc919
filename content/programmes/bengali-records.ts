import type { ProgrammeRecord } from '../types/programme.ts';
import { programme as pathwayProgram } from './pathway-program.ts';
import type { ProgrammeSlug } from './programmes.ts';
import { programme as studyAbroad } from './study-abroad.ts';

/** The records that exist in Bengali. When all do, this is a `Record`, and the compiler names a missing one. */
export const bengaliProgrammeRecords: Partial<Record<ProgrammeSlug, ProgrammeRecord>> = {
  'study-abroad': studyAbroad.bn,
  'pathway-program': pathwayProgram.bn,
};
