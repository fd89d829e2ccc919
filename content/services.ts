import { services as bengali } from './bn/services.ts';
import { createContactPath } from './contact-path.ts';
import { services as english } from './en/services.ts';
import { campusInAutumn } from './home-scenes.ts';
import type { Language } from './language.ts';
import { getProgrammeName } from './names.ts';
import { findProgramme } from './programmes/programmes.ts';
import { programmeRecords } from './programmes/records.ts';
import type { Action, Service } from './types/common.ts';
import type { Picture, Scene } from './types/picture.ts';

/** The last segment of the page's path. The contact page identifies the services by it. */
const slug = 'services';
const contactPath = createContactPath(slug);
const internship = programmeRecords['international-internship'];

/** The services in the page's order. `to` is the page with more information, or the contact page. */
const records: Record<
  keyof typeof english.list.services,
  { audience: Service['audience']; to: string }
> = {
  'international-internships': { audience: 'students', to: internship.path },
  'study-abroad': { audience: 'students', to: findProgramme('study-abroad').path },
  'pathway-programmes': { audience: 'students', to: findProgramme('pathway-program').path },
  'student-exchange': { audience: 'students', to: findProgramme('student-exchange').path },
  'virtual-internships': { audience: 'students', to: findProgramme('virtual-internship').path },
  'talent-acquisition': { audience: 'employers', to: '/national-programs/employers' },
  'hr-development': { audience: 'employers', to: '/national-programs/employers' },
  'campus-talks': { audience: 'institutions', to: contactPath },
  partnerships: { audience: 'institutions', to: contactPath },
  'career-guidance': { audience: 'all', to: contactPath },
};

function createServices(language: Language) {
  const { scene, featured, list, closing, ...texts } = { en: english, bn: bengali }[language];
  const ids = Object.keys(records) as (keyof typeof records)[];
  return {
    ...texts,
    slug,
    scene: { ...campusInAutumn, description: scene } satisfies Scene,
    featured: {
      ...featured,
      title: getProgrammeName('international-internship', language),
      action: { to: internship.path, name: featured.action } satisfies Action,
      picture: { ...internship.picture, description: featured.picture } satisfies Picture,
    },
    list: {
      ...list,
      services: ids.map((id) => ({ ...list.services[id], ...records[id] })),
    },
    closing: {
      title: closing.title,
      actions: [
        { to: contactPath, name: closing.contact },
        { to: createContactPath(slug, 'consultation'), name: closing.consultation },
      ] satisfies Action[],
    },
  };
}

/** The content of /services in each language. Its texts are in `en/services.ts` and `bn/services.ts`. */
export const services = { en: createServices('en'), bn: createServices('bn') };
