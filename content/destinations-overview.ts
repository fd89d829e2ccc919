import type { DestinationSlug } from './destinations/destinations.ts';
import {
  listGroupDestinations,
  type RegionGroup,
  regionGroups,
} from './destinations/region-groups.ts';
import { getIllustrationBackground } from './illustrations/backgrounds.ts';
import type { Action, Metric, Step } from './types/common.ts';
import type { Picture, Scene } from './types/picture.ts';

const regionTexts: Record<RegionGroup['id'], string> = {
  europe: 'Hotels, farms, universities and vocational training.',
  asia: 'Hotels, tourism and business.',
  americas: 'J1 programmes in the USA, internships in New Zealand.',
};

/**
 * The texts of /destinations (requirements 2, "Destinations"). Facts of countries come from the countries' records. The
 * figures of the network are the specification's (sections 1, 2 and 9). The other texts are drafts for the client to
 * confirm.
 */
export const destinationsOverview = {
  draft: true,
  title: 'Destinations',
  description:
    'Every country we send people to, by region: what varies, how we help, and why our network stands out.',
  lede: 'Every country has its own programmes, length, pay and documents. Choose one to read its page.',
  scene: {
    file: 'scene-departures',
    description: 'A boat on the river, and across the water the skylines of many countries',
    focus: '46%',
    sky: getIllustrationBackground('scene-departures'),
    tone: 'dark',
  } satisfies Scene,
  filter: {
    label: 'Show a region',
    all: 'All',
    /** Follows the number of countries. */
    shown: 'countries shown',
  },
  regions: regionGroups.map((group) => ({
    id: group.id,
    name: group.name,
    text: regionTexts[group.id],
    countries: listGroupDestinations(group),
  })),
  posters: {
    /** Explains the two lines below each name. */
    legend:
      'Below each name: the stipend a month, then the shortest and the longest stay. The country’s page has the rest.',
    /** Read by assistive technology after the stipend. */
    perMonth: 'a month',
    /** If no placement of the country publishes a stipend. */
    noStipend: 'Stipend: ask us',
  },
  undecided: {
    title: 'Not sure where yet?',
    text: 'Start from the programme instead, or talk to us.',
    links: [
      { to: '/global-programs', name: 'Global Programs' },
      { to: '/contact', name: 'Contact' },
    ] satisfies Action[],
  },
  comparison: {
    title: 'What varies by destination',
    lede: 'Length, pay, age and language. Here are four countries side by side.',
    label: 'Four destinations compared',
    corner: 'What varies',
    rows: {
      programme: 'Programme',
      length: 'Length',
      stipend: 'Stipend per month',
      age: 'Age',
      language: 'Language',
    },
    compared: [
      { slug: 'germany', placement: 'germany-internship' },
      { slug: 'usa', placement: 'usa-j1-internship' },
      { slug: 'china', placement: 'china-hospitality-internship-with-mandarin' },
      { slug: 'uae', placement: 'uae-luxury-hospitality' },
    ] satisfies { slug: DestinationSlug; placement: string }[],
  },
  help: {
    title: 'How we help',
    steps: [
      {
        title: 'Choose',
        text: 'We match the countries to your subject, your age and your plans.',
      },
      { title: 'Prepare', text: 'Resume with photo, video introduction, motivation letter.' },
      { title: 'Apply', text: 'One form, one list of documents, then the interview.' },
      { title: 'Travel', text: 'Visa processing, then an orientation before you leave.' },
    ] satisfies Step[],
  },
  network: {
    title: 'Why our network stands out',
    metrics: [
      { number: '20+', label: 'destinations, each with its own page' },
      { number: '100+', label: 'partner institutions, so that the place fits your plans' },
      { number: '2', label: 'offices, in Bangladesh and in the United Kingdom' },
    ] satisfies Metric[],
    picture: {
      file: 'scene-about',
      description:
        'Four colleagues around a table with a map of the world, a river city outside the window',
    } satisfies Picture,
  },
  nextSteps: {
    title: 'What next?',
    links: [
      { to: '/contact', name: 'Contact', title: 'Ask us about a country' },
      { to: '/global-programs', name: 'Global Programs', title: 'Compare the programmes' },
      { to: '/apply', name: 'Apply Now', title: 'Send an application' },
    ] satisfies (Action & { title: string })[],
  },
};
