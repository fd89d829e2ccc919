import { home as bengali } from './bn/home.ts';
import { home as english } from './en/home.ts';
import { formats } from './formats/formats.ts';
import { createHomeDestinations } from './home-destinations.ts';
import { createHarbourAtNight, createHomeScenes } from './home-scenes.ts';
import type { Language } from './language.ts';
import { localisedSite } from './localised-site.ts';
import { initiatives } from './national/initiatives.ts';
import { networkFigures } from './network-figures.ts';
import { partners } from './partners.ts';
import { type ProgrammeSlug, programmes } from './programmes/programmes.ts';
import { localisedProgrammes } from './programmes/records.ts';
import { spellNumber } from './spell-number.ts';
import type { Initiative, Metric } from './types/common.ts';
import type { GalleryPicture, Picture } from './types/picture.ts';
import type { ProgrammeCard } from './types/programme.ts';

/**
 * The order of the programme cards. The first is the largest, with the second and the third beside it. These three have a
 * background colour. The others follow in rows, and programmes that are not listed here come last.
 */
const programmeGrid: { slug: ProgrammeSlug; background?: string }[] = [
  { slug: 'international-internship', background: '#0a3f3e' },
  { slug: 'hotel-immersion', background: '#5a1f1f' },
  { slug: 'medical-internships', background: '#1f5f66' },
  { slug: 'study-abroad' },
  { slug: 'pathway-program' },
  { slug: 'student-exchange' },
  { slug: 'virtual-internship' },
  { slug: 'professional-immersion' },
  { slug: 'agriculture-internship' },
];

const otherProgrammes = programmes.filter(({ slug }) =>
  programmeGrid.every((card) => card.slug !== slug),
);

function createProgrammeCard(
  { slug, background }: (typeof programmeGrid)[number],
  language: Language,
): ProgrammeCard {
  const { name, path, text, picture } = localisedProgrammes[language][slug];
  const { description: _, ...decoration } = picture;
  return { to: path, name, text, picture: decoration, ...(background && { background }) };
}

type GalleryFile = keyof typeof english.gallery.pictures;

/** The pictures of the gallery in their order. `focus` is set for pictures that are not cropped to the middle. */
const gallery: { file: GalleryFile; focus?: string }[] = [
  { file: 'gallery-airport' },
  { file: 'gallery-kitchen' },
  { file: 'gallery-market' },
  { file: 'gallery-farm', focus: '68% 50%' },
  { file: 'gallery-classroom', focus: '70% 50%' },
  { file: 'gallery-graduation' },
];

function createHero(language: Language) {
  const { title, lede, actions, slideshow, sceneLabel } = { en: english, bn: bengali }[language]
    .hero;
  const { digits } = formats[language];
  const scenes = createHomeScenes(language);
  return {
    title,
    lede,
    actions: [
      { to: '/global-programs', name: actions.programmes },
      { to: '/contact', name: actions.contact },
    ],
    scenes: scenes.map((scene, index) => ({
      ...scene,
      label: sceneLabel(digits(index + 1), digits(scenes.length), scene.description),
    })),
    slideshow,
  };
}

function createHome(language: Language) {
  const {
    metrics,
    programmes: programmeTexts,
    national,
    mission,
    whyChoose,
    closing,
    ...texts
  } = {
    en: english,
    bn: bengali,
  }[language];
  const { digits } = formats[language];
  const { students, employers } = initiatives[language];
  const { network, guidance, career } = whyChoose.reasons;
  const programmeCount =
    language === 'en' ? spellNumber(programmes.length) : digits(programmes.length);
  return {
    hero: createHero(language),
    metrics: {
      label: metrics.label,
      metrics: [
        { number: digits(`${networkFigures.students}+`), label: metrics.metrics.students },
        { number: digits(`${networkFigures.countries}+`), label: metrics.metrics.countries },
        { number: digits(`${networkFigures.institutions}+`), label: metrics.metrics.institutions },
        { number: digits(`${networkFigures.success}%`), label: metrics.metrics.success },
      ] satisfies Metric[],
    },
    programmes: {
      title: programmeTexts.title,
      lede: programmeTexts.lede(programmeCount),
      cards: [...programmeGrid, ...otherProgrammes].map((card) =>
        createProgrammeCard(card, language),
      ),
      learnMore: programmeTexts.learnMore,
    },
    national: {
      title: national.title,
      action: { to: '/national-programs', name: national.action },
      cards: [
        {
          title: students.title,
          offers: students.offers,
          link: { to: students.to, name: national.students.link },
          picture: { file: 'national-fair', description: national.students.picture },
        },
        {
          title: employers.title,
          offers: employers.offers,
          link: { to: employers.to, name: national.employers.link },
          picture: { file: 'prog-employers', description: national.employers.picture },
        },
      ] satisfies Initiative[],
    },
    destinations: createHomeDestinations(language),
    partners: {
      title: texts.partners.title,
      label: texts.partners.label,
      roles: texts.partners.roles,
      controls: texts.partners.controls,
      partners: partners[language].map((partner, index, { length }) => ({
        ...partner,
        position: texts.partners.position(digits(index + 1), digits(length)),
      })),
    },
    mission: {
      ...mission,
      link: { to: '/about', name: mission.link },
      picture: { file: 'scene-about', description: mission.picture } satisfies Picture,
    },
    whyChoose: {
      title: whyChoose.title(localisedSite[language].shortName),
      reasons: [
        {
          title: network.title,
          text: network.text(digits(networkFigures.institutions), digits(networkFigures.countries)),
        },
        guidance,
        career,
      ],
    },
    gallery: {
      title: texts.gallery.title,
      pictures: gallery.map((picture) => ({
        ...picture,
        ...texts.gallery.pictures[picture.file],
      })) satisfies GalleryPicture[],
    },
    closing: {
      title: closing.title,
      lede: closing.lede,
      actions: [
        { to: '/apply', name: closing.actions.apply },
        { to: '/contact', name: closing.actions.contact },
      ],
      scene: createHarbourAtNight(language),
    },
  };
}

/** The content of the home page in each language (requirements 2, "Home"). */
export const home = { en: createHome('en'), bn: createHome('bn') };
