import { contactTopicTexts } from '#content/contact.ts';
import type { ContactIntent } from '#content/contact-path.ts';
import { getCountryName } from '#content/destinations/country-names.ts';
import { destinations } from '#content/destinations/destinations.ts';
import { events } from '#content/events.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
import { getProgrammeName } from '#content/names.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { services } from '#content/services.ts';
import { localisedOpportunities } from '#domain/eligibility/opportunities.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { type Answers, getFields } from '#domain/submissions/form.ts';
import { contactForm } from '#domain/submissions/forms/contact.ts';
import { findEmbeddedForm } from '#domain/submissions/forms/forms.ts';
import { findExcess, tidyText } from '#domain/submissions/text.ts';

/** The topics and the message in the URL of the contact form, as its heading and its prefilled answers. */
type ContactTopics = {
  /** The heading of the form: 'About: Germany'. Undefined if the URL has only a message. */
  heading?: string;
  /** The text of a link to the form: 'Write to us about Germany'. Undefined if there is no heading. */
  invitation?: string;
  /** The only topic, which an application form may take (`createApplicationLinks`). Undefined if there are several. */
  topic?: string | undefined;
  answers: Answers;
  /** The query string of the known topics, intent and message, without a leading '?'. */
  query: string;
};

/** The maximum number of topics. */
const maxTopics = 3;
/** The maximum length of the visitor's own words. */
const maxCharacters = 200;

/** Returns the programmes that the contact form offers. */
const listInterests = (language: Language) =>
  getFields(findEmbeddedForm(contactForm.slug, language)?.form ?? contactForm).flatMap((field) =>
    field.name === 'programmeOfInterest' && 'options' in field ? field.options : [],
  );

type Topic = { name: string; programme?: string };

/** Returns the name of an opportunity with its country, if it has one. */
const nameOpportunity = ({ country, name }: Opportunity, language: Language): string =>
  country ? contactTopicTexts[language].placement(country.name, name) : name;

/** Creates the names of all topics, and the programmes that they belong to, by the values of `about`. */
const createTopics = (language: Language): ReadonlyMap<string, Topic> =>
  new Map<string, Topic>([
    [services[language].slug, { name: services[language].title }],
    ...events[language].events.map(({ slug, title }) => [slug, { name: title }] as const),
    ...listInterests(language)
      .filter(({ value }) => value.startsWith('national-'))
      .map(({ value, label }) => [value, { name: label, programme: value }] as const),
    ...localisedOpportunities[language].map((opportunity) => {
      const { id, programme } = opportunity;
      return [id, { name: nameOpportunity(opportunity, language), programme }] as const;
    }),
    ...programmes.map(
      ({ slug }) => [slug, { name: getProgrammeName(slug, language), programme: slug }] as const,
    ),
    ...destinations.map(({ slug }) => [slug, { name: getCountryName(slug, language) }] as const),
  ]);

const topicsByLanguage = { en: createTopics('en'), bn: createTopics('bn') };

/**
 * Reads from a URL what a visitor wants to ask about: `?about=germany&about=study-abroad&message=What+does+it+cost`. An
 * intent (`?about=germany&intent=apply`) begins the message with what the button said. Unknown values are ignored.
 *
 * @param language of the texts
 * @returns undefined when the URL has neither a known topic nor a message
 */
export function readContactTopics(
  searchParams: URLSearchParams,
  language: Language,
): ContactTopics | undefined {
  const topics = topicsByLanguage[language];
  const slugs = [...new Set(searchParams.getAll('about'))]
    .filter((slug) => topics.has(slug))
    .slice(0, maxTopics);
  const message = (searchParams.get('message') ?? '').slice(0, 4 * maxCharacters);
  const words = findExcess(message, maxCharacters)
    ? ''
    : [...tidyText(message)].slice(0, maxCharacters).join('');
  if (slugs.length === 0 && !words) return;

  const known = slugs.flatMap((slug) => topics.get(slug) ?? []);
  const texts = contactTopicTexts[language];
  const names = formats[language].list(
    known.map(({ name }) => name),
    'and',
  );
  const heading = names ? texts.heading(names) : undefined;
  const intent = names ? readIntent(searchParams) : undefined;
  const interest = findCommonInterest(known);
  return {
    ...(heading && { heading, invitation: texts.invitation(names) }),
    topic: slugs.length === 1 ? slugs[0] : undefined,
    answers: {
      message: [intent ? texts.intents[intent](names) : heading, words].filter(Boolean).join('\n'),
      ...(interest && { programmeOfInterest: interest }),
    },
    query: String(
      new URLSearchParams([
        ...slugs.map((slug) => ['about', slug]),
        ...(intent ? [['intent', intent]] : []),
        ...(words ? [['message', words]] : []),
      ]),
    ),
  };
}

/** Returns what the button said, if a link says so. */
function readIntent(searchParams: URLSearchParams): ContactIntent | undefined {
  const intent = searchParams.get('intent');
  return intent === 'apply' || intent === 'consultation' ? intent : undefined;
}

/** Returns the programme of the topics if they have only one and the form offers it. A country has no programme. */
function findCommonInterest(known: readonly { programme?: string }[]): string | undefined {
  const [interest, ...others] = new Set(known.flatMap(({ programme }) => programme ?? []));
  return others.length === 0 && listInterests('en').some(({ value }) => value === interest)
    ? interest
    : undefined;
}
