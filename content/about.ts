import { about as bengali } from './bn/about.ts';
import { about as english } from './en/about.ts';
import { formats } from './formats/formats.ts';
import { home } from './home.ts';
import type { Language } from './language.ts';
import { localisedSite } from './localised-site.ts';
import { networkFigures } from './network-figures.ts';
import { listOrganisationFacts } from './organisation-facts.ts';
import { findProgramme, type ProgrammeSlug } from './programmes/programmes.ts';
import type { Action, Item, Metric, Step } from './types/common.ts';
import type { Decoration, Picture } from './types/picture.ts';

/** The logos of the affiliations (requirements 2, "About"). */
const logos = [
  { file: 'partner-1' },
  { file: 'partner-2' },
  { file: 'partner-3' },
  { file: 'partner-4' },
  { file: 'partner-5' },
  { file: 'partner-6' },
] as const satisfies Decoration[];

const getProgrammePath = (slug: ProgrammeSlug) => findProgramme(slug).path;

/** The numbers of countries disagree in the specification (requirements, "Figures that disagree"). */
const countries = { study: 50, internship: 40, virtual: 20 } as const;

function createServices(language: Language) {
  const texts = { en: english, bn: bengali }[language].services;
  const { digits } = formats[language];
  const { study, internship, virtual, medical, pathway, immersion, national } = texts.services;
  return {
    title: texts.title,
    lede: texts.lede,
    services: [
      { to: getProgrammePath('study-abroad'), name: study(digits(countries.study)) },
      {
        to: getProgrammePath('international-internship'),
        name: internship(digits(countries.internship)),
      },
      { to: getProgrammePath('virtual-internship'), name: virtual(digits(countries.virtual)) },
      { to: getProgrammePath('medical-internships'), name: medical },
      { to: getProgrammePath('pathway-program'), name: pathway },
      { to: getProgrammePath('hotel-immersion'), name: immersion },
      { to: '/national-programs', name: national },
    ] satisfies Action[],
  };
}

function createAbout(language: Language) {
  const texts = { en: english, bn: bengali }[language];
  const { digits } = formats[language];
  const site = localisedSite[language];
  const { mission } = home[language];
  const { network, guidance, career } = texts.reasons.reasons;
  return {
    title: texts.title,
    lede: texts.lede(site.name),
    description: texts.description,
    picture: {
      file: 'scene-about',
      description: mission.picture.description,
    } satisfies Picture,
    missionAndVision: [{ title: texts.mission, text: mission.text }, texts.vision] satisfies Item[],
    services: createServices(language),
    process: { title: texts.process.title, steps: texts.process.steps satisfies readonly Step[] },
    reasons: {
      years: {
        number: digits(`${networkFigures.years}+`),
        label: texts.reasons.years,
      } satisfies Metric,
      title: texts.reasons.title,
      reasons: [
        {
          title: network.title,
          text: network.text(digits(networkFigures.institutions), digits(networkFigures.countries)),
        },
        guidance,
        career,
      ] satisfies Item[],
    },
    affiliations: {
      title: texts.affiliations.title,
      affiliations: texts.affiliations.affiliations.map((affiliation, index) => ({
        ...affiliation,
        ...(logos[index] ?? logos[0]),
      })),
    },
    visit: {
      title: texts.visit.title,
      labels: texts.visit.labels,
      office: site.offices[0],
      email: site.email,
      facts: listOrganisationFacts(language),
      map: texts.visit.map,
      action: { to: '/contact', name: texts.visit.action } satisfies Action,
    },
  };
}

/** The content of /about in each language (requirements 2, "About"). */
export const about = { en: createAbout('en'), bn: createAbout('bn') };
