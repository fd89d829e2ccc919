import { localisedCountries } from '#content/destinations/records.ts';
import { localiseRule } from '#content/eligibility/localise-rule.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
import { getCountryName, getProgrammeName } from '#content/names.ts';
import { formatPause } from '#content/pause.ts';
import { getPause } from '#content/programmes/get-pause.ts';
import { medicalInternships } from '#content/programmes/medical-internships.ts';
import type { ProgrammeSlug } from '#content/programmes/programmes.ts';
import { localisedProgrammePages, programmeRecords } from '#content/programmes/records.ts';
import { virtualInternship } from '#content/programmes/virtual-internship.ts';
import { describePlaces } from './describe-places.ts';
import { opportunities } from './opportunities.ts';
import type { Opportunity } from './opportunity.ts';

/*
 * The opportunities with the texts of each language. Rules, figures and pictures are those of `opportunities.ts`. For loaders
 * only: this module imports all content.
 */

const { duration: formatDuration, list, number, stipend: formatStipend } = formats.bn;

/** Facts that only some programmes have, as in `opportunities.ts`. */
const programmeFacts: Partial<
  Record<ProgrammeSlug, Partial<Pick<Opportunity, 'hours' | 'places' | 'placesText'>>>
> = {
  'virtual-internship': {
    hours: formats.bn.weeklyHours(list(virtualInternship.bn.week.choices.map(number), 'or')),
  },
  'agriculture-internship': describePlaces([getCountryName('denmark', 'bn')]),
  'medical-internships': describePlaces(
    medicalInternships.bn.countries.regions.flatMap(({ countries }) =>
      countries.map(({ name }) => name),
    ),
    medicalInternships.bn.countries.total,
  ),
};

function getTexts({ id, country, programme }: Opportunity) {
  if (country) {
    const record = localisedCountries.bn[country.slug];
    const placement = record.placements.find((each) => each.id === id);
    if (!placement) throw new Error(`No placement ${id} in Bengali`);
    const { title, location = [], hours } = placement;
    const pause = getPause(placement);
    return {
      name: title,
      country: { ...country, name: getCountryName(country.slug, 'bn') },
      ...describePlaces(location),
      ...(hours && { hours }),
      ...(pause && { paused: formatPause(pause, 'bn') }),
    };
  }
  const { paused } = programmeRecords[programme];
  const page = localisedProgrammePages.bn[programme];
  const place = page.facts.find(({ isPlace }) => isPlace)?.value;
  return {
    name: getProgrammeName(programme, 'bn'),
    ...describePlaces(place === undefined ? [] : [place]),
    ...(paused && { paused: formatPause(paused, 'bn') }),
    ...programmeFacts[programme],
  };
}

function translate(opportunity: Opportunity): Opportunity {
  const { duration, stipend, rules } = opportunity;
  return {
    ...opportunity,
    ...getTexts(opportunity),
    duration: duration && { ...duration, text: formatDuration(duration.typed) },
    stipend: stipend && { ...stipend, text: formatStipend(stipend.typed) },
    rules: rules.map((rule) => localiseRule(rule, 'bn')),
  };
}

/** The opportunities in each language. */
export const localisedOpportunities: Record<Language, readonly Opportunity[]> = {
  en: opportunities,
  bn: opportunities.map(translate),
};
