import type { Language } from '../language.ts';
import { getProgrammeName } from '../names.ts';
import type {
  ProgrammeFigures,
  ProgrammeRecord,
  ProgrammeRecordTexts,
} from '../types/programme.ts';
import { findProgramme, type ProgrammeSlug } from './programmes.ts';

/** Creates the record of a programme in one language from its figures, which are the same in all languages, and its texts. */
export function createProgrammeRecord(
  slug: ProgrammeSlug,
  { picture, application, ...figures }: ProgrammeFigures,
  texts: ProgrammeRecordTexts,
  language: Language,
): ProgrammeRecord {
  return {
    ...findProgramme(slug),
    ...figures,
    name: getProgrammeName(slug, language),
    text: texts.text,
    picture: { ...picture, description: texts.picture },
    application: { ...texts.application, ...application },
  };
}
