import { getConstant } from '../get-constant.ts';
import type { Language } from '../language.ts';
import type { ProgrammePage, ProgrammeRecord } from '../types/programme.ts';
import { type ProgrammeSlug, programmeList } from './programme-list.ts';

type Localised<Content> = Record<Language, Content>;

const programmes = await Promise.all(
  programmeList.map(async ({ slug }) => {
    const file: object = await import(`../programme-pages/${slug}.ts`);
    return {
      slug,
      record: getConstant<Localised<ProgrammeRecord>>(file, 'programme'),
      page: getConstant<Localised<ProgrammePage>>(file, slug),
    };
  }),
);

const bySlug = <Content>(pick: (programme: (typeof programmes)[number]) => Content) =>
  Object.fromEntries(programmes.map((each) => [each.slug, pick(each)])) as Record<
    ProgrammeSlug,
    Content
  >;

/**
 * The record of each programme in each language, for all pages. Browser code must not import it, because it contains all pages'
 * texts.
 */
export const localisedProgrammes: Localised<Record<ProgrammeSlug, ProgrammeRecord>> = {
  en: bySlug(({ record }) => record.en),
  bn: bySlug(({ record }) => record.bn),
};

/** The record of each programme in English. */
export const programmeRecords = localisedProgrammes.en;

/** The texts of each programme's page, in each language. */
export const localisedProgrammePages: Localised<Record<ProgrammeSlug, ProgrammePage>> = {
  en: bySlug(({ page }) => page.en),
  bn: bySlug(({ page }) => page.bn),
};

/** The texts of each programme's page, in English. */
export const programmePages = localisedProgrammePages.en;
