import { nationalEmployers as bengali } from '../bn/national/employers.ts';
import { createContactPath } from '../contact-path.ts';
import { nationalEmployers as english } from '../en/national/employers.ts';
import type { Language } from '../language.ts';
import type { Action, Partner } from '../types/common.ts';
import type { Picture } from '../types/picture.ts';
import { initiatives } from './initiatives.ts';
import { nationalPrograms } from './landing.ts';

function createNationalEmployers(language: Language) {
  const { contact, engagements, closing, ...texts } = { en: english, bn: bengali }[language];
  const { companies } = engagements;
  const logos = Object.keys(companies) as (keyof typeof companies)[];
  const action: Action = { to: createContactPath('national-employers'), name: contact };
  return {
    ...texts,
    trail: [{ to: '/national-programs', name: nationalPrograms[language].title }] as Action[],
    name: initiatives[language].employers.title,
    action,
    picture: { file: 'prog-employers', description: texts.picture } satisfies Picture,
    engagements: {
      title: engagements.title,
      companies: logos.map((logo): Partner => ({ ...companies[logo], logo })),
    },
    closing: {
      title: closing.title,
      action,
      picture: { file: 'national-interview', description: closing.picture } satisfies Picture,
    },
  };
}

/**
 * The content of /national-programs/employers in each language. Its texts are in `en/national/employers.ts` and
 * `bn/national/employers.ts`.
 */
export const nationalEmployers = {
  en: createNationalEmployers('en'),
  bn: createNationalEmployers('bn'),
};
