import type { ProgrammeRecord } from '../types/programme.ts';
import { programme as agricultureInternship } from './agriculture-internship.ts';
import { programme as hotelImmersion } from './hotel-immersion.ts';
import { programme as medicalInternships } from './medical-internships.ts';
import { programme as professionalImmersion } from './professional-immersion.ts';
import type { ProgrammeSlug } from './programmes.ts';

/** The records that exist in Bengali. When all do, this is a `Record`, and the compiler names a missing one. */
export const bengaliProgrammeRecords: Partial<Record<ProgrammeSlug, ProgrammeRecord>> = {
  'agriculture-internship': agricultureInternship.bn,
  'medical-internships': medicalInternships.bn,
  'professional-immersion': professionalImmersion.bn,
  'hotel-immersion': hotelImmersion.bn,
};
