import { home } from './home.ts';
import { findProgramme } from './programmes/programmes.ts';
import { site } from './site.ts';
import type { Action, Item, Metric, Step } from './types/common.ts';
import type { Decoration, Picture } from './types/picture.ts';
import type { Sample } from './types/unconfirmed.ts';

/** Six examples with invented logos (requirements 2, "About"). The client replaces them by its affiliations. */
const affiliations = [
  { sample: true, name: 'Example affiliation 1', file: 'partner-1' },
  { sample: true, name: 'Example affiliation 2', file: 'partner-2' },
  { sample: true, name: 'Example affiliation 3', file: 'partner-3' },
  { sample: true, name: 'Example affiliation 4', file: 'partner-4' },
  { sample: true, name: 'Example affiliation 5', file: 'partner-5' },
  { sample: true, name: 'Example affiliation 6', file: 'partner-6' },
] satisfies (Decoration & Sample & { name: string })[];

const getProgrammePath = (slug: Parameters<typeof findProgramme>[0]) =>
  findProgramme(slug)?.path ?? '/';

/** The texts of /about (requirements 2, "About"). */
export const about = {
  title: 'Who we are',
  lede: `${site.name} is an education and career-placement organisation in Bangladesh. We place students, graduates and young professionals in study, training and internships abroad, and link employers and campuses at home.`,
  description:
    'Who we are, our mission and vision, our seven services, and the six steps from Discover to Deliver.',
  picture: {
    file: 'scene-about',
    description: home.mission.picture.description,
  } satisfies Picture,
  missionAndVision: [
    { title: 'Mission', text: home.mission.text },
    {
      title: 'Vision',
      text: 'A first career step that depends on what you can do, not on where you were born.',
    },
  ] satisfies Item[],
  services: {
    title: 'Seven services',
    lede: 'Each one begins with a conversation.',
    // The numbers of countries disagree in the specification (requirements, "Figures that disagree").
    services: [
      { to: getProgrammePath('study-abroad'), name: 'Study abroad in 50+ countries' },
      {
        to: getProgrammePath('international-internship'),
        name: 'International internships in 40+ countries',
      },
      { to: getProgrammePath('virtual-internship'), name: 'Virtual internships in 20+ countries' },
      { to: getProgrammePath('medical-internships'), name: 'Medical and agriculture placements' },
      { to: getProgrammePath('pathway-program'), name: 'Pathway and student exchange' },
      { to: getProgrammePath('hotel-immersion'), name: 'Hotel and professional immersion' },
      { to: '/national-programs', name: 'National Programs' },
    ] satisfies Action[],
  },
  process: {
    draft: true,
    title: 'Six steps, from Discover to Deliver',
    // The titles are the specification's, the sentences are ours.
    steps: [
      {
        title: 'Discover',
        text: 'We ask what you have studied, what you want, and what you can pay.',
      },
      {
        title: 'Define',
        text: 'We name the programme and the country that fit, and say what is missing.',
      },
      { title: 'Design', text: 'We plan the steps, the documents and the dates.' },
      { title: 'Develop', text: 'You prepare: documents, interview, language.' },
      { title: 'Deploy', text: 'Application, visa, travel.' },
      { title: 'Deliver', text: 'You start at your host or campus.' },
    ] satisfies Step[],
  },
  reasons: {
    years: { number: '5+', label: 'years of experience' } satisfies Metric,
    title: 'Reasons to choose us',
    reasons: [
      { title: 'Global Network', text: '100+ partner institutions in 25+ countries.' },
      {
        title: 'Expert Guidance',
        text: 'The same team helps you from the first question to the visa.',
      },
      { title: 'Career Focus', text: 'Every programme is chosen for the work it leads to.' },
    ] satisfies Item[],
  },
  affiliations: { title: 'Affiliations', affiliations },
  visit: {
    title: 'Visit us',
    labels: { address: 'Address', phone: 'Phone', email: 'E-mail' },
    office: site.offices[0],
    email: site.email,
    map: 'Map',
    action: { to: '/contact', name: 'Contact us' } satisfies Action,
  },
};
