import { destinationsOverview as bengali } from './bn/destinations-overview.ts';
import { type DestinationSlug, destinations } from './destinations/destinations.ts';
import { listGroupDestinations, regionGroups } from './destinations/region-groups.ts';
import { destinationsOverview as english } from './en/destinations-overview.ts';
import { formats } from './formats/formats.ts';
import { getIllustrationBackground } from './illustrations/backgrounds.ts';
import type { Language } from './language.ts';
import { regionGroupNames } from './names.ts';
import type { Action, Metric } from './types/common.ts';
import type { Picture, Scene } from './types/picture.ts';

const contactPath = '/contact';
const programmesPath = '/global-programs';

/** The placements that the table compares. */
const compared = [
  { slug: 'germany', placement: 'germany-internship' },
  { slug: 'usa', placement: 'usa-j1-internship' },
  { slug: 'china', placement: 'china-hospitality-internship-with-mandarin' },
  { slug: 'uae', placement: 'uae-luxury-hospitality' },
] satisfies { slug: DestinationSlug; placement: string }[];

function createDestinationsOverview(language: Language) {
  const { description, scene, regions, undecided, comparison, help, network, nextSteps, ...texts } =
    {
      en: english,
      bn: bengali,
    }[language];
  const { digits } = formats[language];
  const { contact, programmes, apply } = nextSteps.links;
  return {
    ...texts,
    description: description(digits(destinations.length)),
    scene: {
      file: 'scene-departures',
      description: scene,
      focus: '46%',
      sky: getIllustrationBackground('scene-departures'),
      tone: 'dark',
    } satisfies Scene,
    regions: regionGroups.map((group) => ({
      id: group.id,
      name: regionGroupNames[language][group.id],
      text: regions[group.id],
      countries: listGroupDestinations(group),
    })),
    undecided: {
      title: undecided.title,
      text: undecided.text,
      links: [
        { to: programmesPath, name: undecided.programmes },
        { to: contactPath, name: undecided.contact },
      ] satisfies Action[],
    },
    comparison: { ...comparison, compared },
    help: {
      title: help.title,
      steps: help.steps.map((step, index) => ({ ...step, number: digits(index + 1) })),
    },
    network: {
      title: network.title,
      metrics: [
        { number: digits('20+'), label: network.metrics.destinations },
        { number: digits('100+'), label: network.metrics.institutions },
        { number: digits('2'), label: network.metrics.offices },
      ] satisfies Metric[],
      picture: { file: 'scene-about', description: network.picture } satisfies Picture,
    },
    nextSteps: {
      title: nextSteps.title,
      links: [
        { to: contactPath, ...contact },
        { to: programmesPath, ...programmes },
        { to: '/apply', ...apply },
      ] satisfies (Action & { title: string })[],
    },
  };
}

/**
 * The content of /destinations in each language (requirements 2, "Destinations"). Facts of countries come from the countries'
 * records. The figures of the network are the specification's (sections 1, 2 and 9).
 */
export const destinationsOverview = {
  en: createDestinationsOverview('en'),
  bn: createDestinationsOverview('bn'),
};
