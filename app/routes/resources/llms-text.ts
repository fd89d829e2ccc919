import { finderTexts } from '#app/features/eligibility-finder/finder-texts.server.ts';
import {
  formatCondition,
  formatStipend,
  listFacts,
} from '#app/features/eligibility-finder/format-opportunity.ts';
import { opportunitiesFiles } from '#app/features/eligibility-finder/opportunities-file.server.ts';
import { getCountryName } from '#content/destinations/country-names.ts';
import { createDestinationLink } from '#content/destinations/destination-link.ts';
import { destinations } from '#content/destinations/destinations.ts';
import { globalPrograms } from '#content/global-programs.ts';
import { type Language, localisePath } from '#content/language.ts';
import { bengaliLlmsTexts, llmsTexts as texts } from '#content/llms.ts';
import { getProgrammeName } from '#content/names.ts';
import { programmes as programmeList } from '#content/programmes/programmes.ts';
import { localisedProgrammes, programmeRecords } from '#content/programmes/records.ts';
import { requiredDocuments } from '#content/required-documents.ts';
import { searchPages } from '#content/search-pages.ts';
import { site } from '#content/site.ts';
import { listings } from '#domain/eligibility/opportunities.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';

/** A post, with its English path and its date as a text. */
type LlmsPost = { name: string; to: string; text: string };

/**
 * Creates the Markdown of /llms.txt, the site's facts for language models (llmstxt.org). It is made from the same records
 * as the pages.
 *
 * @param siteUrl the site's URL without a trailing slash
 * @param posts the newest posts in each language
 */
export function createLlmsText(
  siteUrl: string,
  posts: Record<Language, readonly LlmsPost[]>,
): string {
  const link = (name: string, path: string) =>
    `[${name.replace(/[[\]\\]/g, '\\$&')}](${siteUrl}${path})`;

  function formatOpportunity(opportunity: Opportunity, name: string, text?: string): string[] {
    const { stipend, isPaid, places, rules, page, applicationPath, paused } = opportunity;
    const facts = [
      text,
      ...listFacts(opportunity, finderTexts.en),
      !stipend && isPaid && texts.noStipend,
      stipend &&
        `${stipend.text} ${formatStipend(stipend, finderTexts.en).per} (${formatStipend(stipend, finderTexts.en).taka})`,
      places.length > 0 && places.join(', '),
    ].filter(Boolean);
    const requirements = rules.map(formatCondition);
    return [
      `- ${link(name, page)}: ${facts.join('; ')}`,
      ...(requirements.length > 0 ? [`  - ${texts.asks}: ${requirements.join('; ')}`] : []),
      paused ? `  - ${paused}` : `  - ${texts.apply}: ${siteUrl}${applicationPath}`,
    ];
  }

  const programmes = listings
    .filter(({ kind }) => kind === 'programme')
    .flatMap((opportunity) => {
      const { name, text } = programmeRecords[opportunity.programme];
      return formatOpportunity(opportunity, name, text.replace(/\.$/, ''));
    });
  const countries = destinations.flatMap(({ slug }) => [
    `### ${link(getCountryName(slug, 'en'), createDestinationLink(slug, 'en').to)}`,
    '',
    ...listings
      .filter(({ country }) => country?.slug === slug)
      .flatMap((opportunity) => formatOpportunity(opportunity, opportunity.name)),
    '',
  ]);
  return [
    `# ${site.en.name}`,
    '',
    `> ${site.en.blurb.replace(/^.*?\. /, '')}`,
    '',
    texts.about,
    '',
    `## ${texts.programmes}`,
    '',
    ...programmes,
    '',
    `## ${texts.countries}`,
    '',
    ...countries,
    (opportunitiesFiles.en.ratesNote ?? '').replaceAll('\u00a0', ' '),
    '',
    `## ${texts.documents}`,
    '',
    ...requiredDocuments.map((document) =>
      'note' in document ? `- ${document.name} (${document.note})` : `- ${document.name}`,
    ),
    '',
    `## ${texts.questions}`,
    '',
    ...globalPrograms.en.questions.faqs.map(({ question, answer }) => `- ${question} ${answer}`),
    '',
    `## ${texts.contact}`,
    '',
    `- ${texts.email}: ${site.en.email}`,
    ...site.en.offices.map(({ name, address, phone }) => `- ${name}: ${address}, ${phone}`),
    `- ${texts.hours}: ${site.en.officeHours.open}. ${site.en.officeHours.closed}`,
    '',
    `## ${texts.pages}`,
    '',
    ...searchPages.en.map(({ name, to, text }) => `- ${link(name, to)}: ${text}`),
    '',
    ...(posts.en.length > 0
      ? [
          `## ${texts.posts}`,
          '',
          ...posts.en.map(({ name, to, text }) => `- ${link(name, to)}: ${text}`),
          '',
        ]
      : []),
    ...createBengaliSection(
      link,
      posts.bn.filter((post) => !isUntranslated(post, posts.en)),
    ),
  ].join('\n');
}

/** Whether the Bengali edition shows an English post, for want of one in Bengali. */
const isUntranslated = ({ name, to }: LlmsPost, english: readonly LlmsPost[]): boolean =>
  english.some((post) => post.to === to && post.name === name);

/** The pages and posts of the Bengali edition, each with its name and its text. */
function createBengaliSection(
  link: (name: string, path: string) => string,
  posts: readonly LlmsPost[],
): string[] {
  const pages = [
    ...programmeList.map(({ slug, path: to }) => ({
      to,
      name: getProgrammeName(slug, 'bn'),
      text: localisedProgrammes.bn[slug].text,
    })),
    ...destinations.map(({ slug }) => ({ ...createDestinationLink(slug, 'bn'), text: '' })),
    ...searchPages.bn,
    ...posts,
  ];
  return [
    `## ${bengaliLlmsTexts.title}`,
    '',
    bengaliLlmsTexts.about,
    '',
    ...pages.map(({ to, name, text }) => {
      const entry = link(name, localisePath(to, 'bn'));
      return text ? `- ${entry}: ${text}` : `- ${entry}`;
    }),
    '',
  ];
}
