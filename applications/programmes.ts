import {
  currentEducations,
  type Option,
  preferredDestinations,
  programDurations,
} from './options.ts';

/** The fields of the shared form that are a choice from a list. */
export type ChoiceField = 'currentEducation' | 'preferredDestination' | 'programDuration';

/** A programme that is applied for with the shared form. The last part of `/apply/{slug}` is its slug. */
export type ApplicationProgramme = {
  slug: ApplicationSlug;
  name: string;
  options: Record<ChoiceField, readonly Option[]>;
};

/** What a programme's own page promises beyond the lists of the specification. */
type Additions = { destinations?: readonly Option[]; durations?: readonly Option[] };

/** The programme's own options stand first: they are what its page has just promised. */
function programme<const Slug extends string>(
  slug: Slug,
  name: string,
  { destinations = [], durations = [] }: Additions = {},
) {
  return {
    slug,
    name,
    options: {
      currentEducation: currentEducations,
      preferredDestination: [...destinations, ...preferredDestinations],
      programDuration: [...durations, ...programDurations],
    } satisfies Record<ChoiceField, readonly Option[]>,
  };
}

/**
 * The programmes with the shared form (SPEC section 2, "Application pages"), with the options that
 * their own pages add (DECISIONS, "The shared application form"). Greece, the twelfth country of the
 * medical internships, and agriculture's 12 and 18 months are on the general lists already.
 */
export const applicationProgrammes = [
  programme('pathway-program', 'Pathway Program'),
  programme('student-exchange', 'Student Exchange'),
  programme('virtual-internship', 'Virtual Internship'),
  programme('hotel-immersion', 'Hotel Immersion', {
    durations: [
      { value: '1-day', label: '1 day' },
      { value: '10-days', label: '10 days' },
    ],
  }),
  programme('professional-immersion', 'Professional Immersion', {
    durations: [
      { value: '1-day', label: '1 day' },
      { value: '2-days', label: '2 days' },
      { value: '3-days', label: '3 days' },
    ],
  }),
  programme('medical-internships', 'Medical Internships Abroad', {
    destinations: [
      { value: 'argentina', label: 'Argentina' },
      { value: 'mexico', label: 'Mexico' },
      { value: 'peru', label: 'Peru' },
      { value: 'jamaica', label: 'Jamaica' },
      { value: 'cambodia', label: 'Cambodia' },
      { value: 'mongolia', label: 'Mongolia' },
      { value: 'nepal', label: 'Nepal' },
      { value: 'sri-lanka', label: 'Sri Lanka' },
      { value: 'ghana', label: 'Ghana' },
      { value: 'kenya', label: 'Kenya' },
      { value: 'tanzania', label: 'Tanzania' },
    ],
    durations: [
      { value: '2-weeks', label: '2 weeks' },
      { value: '4-weeks', label: '4 weeks' },
      { value: '6-weeks', label: '6 weeks' },
      { value: '8-weeks', label: '8 weeks' },
      { value: '10-weeks', label: '10 weeks' },
      { value: '12-weeks', label: '12 weeks' },
    ],
  }),
  programme('agriculture-internship', 'Agriculture Internship', {
    destinations: [{ value: 'denmark', label: 'Denmark' }],
  }),
] as const;

export type ApplicationSlug = (typeof applicationProgrammes)[number]['slug'];

/** @returns the programme, or undefined when no programme with this slug uses the shared form */
export function findProgramme(slug: string | undefined): ApplicationProgramme | undefined {
  return applicationProgrammes.find((candidate) => candidate.slug === slug);
}

/**
 * What the visitor read when choosing.
 *
 * @returns the option's label; the value itself when the list no longer has it, as with an old application
 */
export function optionLabel(slug: string, field: ChoiceField, value: string): string {
  const options = findProgramme(slug)?.options[field];
  return options?.find((option) => option.value === value)?.label ?? value;
}
