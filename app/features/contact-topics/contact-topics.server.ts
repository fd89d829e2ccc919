import { contactTopicTexts } from '#content/contact.ts';
import { destinations } from '#content/destinations/destinations.ts';
import { events } from '#content/events.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { services } from '#content/services.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { type Answers, getFields } from '#domain/submissions/form.ts';
import { contactForm } from '#domain/submissions/forms/contact.ts';
import { findExcess, tidyText } from '#domain/submissions/text.ts';

/** What the contact form begins with. */
export type ContactTopics = {
  /** The heading of the form: 'About: Germany'. Undefined if the URL has only a message. */
  heading?: string;
  /** The text of a link to the form: 'Write to us about Germany'. Undefined if there is no heading. */
  invitation?: string;
  answers: Answers;
  /** The query string of the known topics and the message, without a leading '?'. */
  query: string;
};

/** The comparison of "Can I go?" has at most three options. */
const maxTopics = 3;
/** The maximum length of the visitor's own words. */
const maxCharacters = 200;

const interestOptions = getFields(contactForm).flatMap((field) =>
  field.name === 'programmeOfInterest' && 'options' in field ? field.options : [],
);

/** The names of all topics, and the programmes that they belong to, by the values of `about`. */
const topics: ReadonlyMap<string, { name: string; programme?: string }> = new Map([
  [services.en.slug, { name: services.en.title }],
  ...events.en.events.map(({ slug, title }) => [slug, { name: title }] as const),
  ...interestOptions
    .filter(({ value }) => value.startsWith('national-'))
    .map(({ value, label }) => [value, { name: label, programme: value }] as const),
  ...opportunities.map(({ id, country, name, programme }) => {
    const fullName = country ? contactTopicTexts.placement(country.name, name) : name;
    return [id, { name: fullName, programme }] as const;
  }),
  ...programmes.map(({ slug, name }) => [slug, { name, programme: slug }] as const),
  ...destinations.map(({ slug, name }) => [slug, { name }] as const),
]);

/**
 * Reads from a URL what a visitor wants to ask about: `?about=germany&about=study-abroad&message=What+does+it+cost`. Unknown
 * topics are ignored.
 *
 * @returns undefined when the URL has neither a known topic nor a message
 */
export function readContactTopics(searchParams: URLSearchParams): ContactTopics | undefined {
  const slugs = [...new Set(searchParams.getAll('about'))]
    .filter((slug) => topics.has(slug))
    .slice(0, maxTopics);
  const message = (searchParams.get('message') ?? '').slice(0, 4 * maxCharacters);
  const words = findExcess(message, maxCharacters)
    ? ''
    : [...tidyText(message)].slice(0, maxCharacters).join('');
  if (slugs.length === 0 && !words) return;

  const known = slugs.flatMap((slug) => topics.get(slug) ?? []);
  const names = known.map(({ name }) => name);
  const heading = names.length > 0 ? contactTopicTexts.heading(names) : undefined;
  const interest = findCommonInterest(known);
  return {
    ...(heading && { heading, invitation: contactTopicTexts.invitation(names) }),
    answers: {
      message: [heading, words].filter(Boolean).join('\n'),
      ...(interest && { programmeOfInterest: interest }),
    },
    query: String(
      new URLSearchParams([
        ...slugs.map((slug) => ['about', slug]),
        ...(words ? [['message', words]] : []),
      ]),
    ),
  };
}

/** Returns the programme if the topics have only one, and the form offers it. A country has none. */
function findCommonInterest(known: readonly { programme?: string }[]): string | undefined {
  const [interest, ...others] = new Set(known.flatMap(({ programme }) => programme ?? []));
  return others.length === 0 && interestOptions.some(({ value }) => value === interest)
    ? interest
    : undefined;
}
