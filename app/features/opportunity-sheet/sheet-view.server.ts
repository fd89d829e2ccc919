import { getSwitchTarget } from '#app/components/language/switch-target.ts';
import { createApplicationPath } from '#app/features/eligibility-finder/finder-paths.ts';
import { getTitle } from '#app/features/eligibility-finder/format-opportunity.ts';
import { getOgImageFile } from '#app/seo/og-image-file.ts';
import { createContactPath } from '#content/contact-path.ts';
import { getCountryCosts, getProgrammeCosts } from '#content/costs.ts';
import { getPlacementImagePath } from '#content/destinations/placement-image-path.ts';
import { localisedCountries } from '#content/destinations/records.ts';
import { formatRatesNote } from '#content/exchange-rates.ts';
import { formats } from '#content/formats/formats.ts';
import { type Language, localisePath } from '#content/language.ts';
import { opportunitySheet } from '#content/opportunity-sheet.ts';
import { listOrganisationFacts } from '#content/organisation-facts.ts';
import { localisedProgrammes } from '#content/programmes/records.ts';
import { createSheetPath } from '#content/sheet-path.ts';
import { findOpportunity } from '#domain/eligibility/find-opportunity.ts';
import { formatOpportunityName, type Opportunity } from '#domain/eligibility/opportunity.ts';
import {
  createSheetAnswers,
  createSheetConditions,
  createSheetContact,
} from './sheet-answers.server.ts';
import { createSheetDocuments } from './sheet-documents.server.ts';
import { listSheetFacts } from './sheet-facts.server.ts';
import { createSheetInclusions } from './sheet-inclusions.server.ts';
import { createWhatsAppLink } from './sheet-message.server.ts';
import type { SheetView } from './sheet-view.ts';

/**
 * Creates the sheet for the family. Its texts come from the offer's records, so that it says the same as the other pages.
 *
 * @param searchParams of the page's URL: `plan` is the id of the opportunity
 * @param site `today` in Dhaka, ISO 8601; `siteUrl` without a trailing slash
 * @returns undefined if there is no such opportunity
 */
export function createSheetView(
  searchParams: URLSearchParams,
  language: Language,
  { siteUrl, today }: { siteUrl: string; today: string },
): SheetView | undefined {
  const requestedId = searchParams.get('plan') ?? '';
  const opportunity = findOpportunity(requestedId, language);
  if (!opportunity) return undefined;

  const { id, country, programme, picture, stipend, paused, page } = opportunity;
  const texts = opportunitySheet[language];
  const costs = country
    ? getCountryCosts(country.slug, language)
    : getProgrammeCosts(programme, language);

  const path = localisePath(createSheetPath(id), language);
  const url = siteUrl + path;
  const heading = formatOpportunityName(opportunity);
  const record = country && localisedCountries[language][country.slug];
  const imagePath = record ? getPlacementImagePath(record, page, id) : page;
  const image = getOgImageFile(localisePath(imagePath, language));
  return {
    title: texts.title(heading),
    description: texts.description(heading),
    name: texts.name,
    heading,
    text: describeOpportunity(opportunity, language),
    picture,
    region: country?.region,
    paused,
    facts: listSheetFacts(opportunity, language),
    ratesNote: stipend && formatRatesNote[language]([stipend.typed.currency]),
    conditions: createSheetConditions(opportunity, language),
    documents: createSheetDocuments(opportunity, language),
    inclusions: createSheetInclusions(opportunity, language),
    costs,
    answers: [
      ...createSheetAnswers(opportunity, language),
      ...listOrganisationFacts(language).map(({ label, value }) => ({
        title: label,
        sentences: [value],
      })),
    ],
    ...createSheetContact(siteUrl, getTitle(opportunity), language),
    asOf: texts.asOf(formats[language].date(today)),
    url,
    code: texts.code,
    tools: {
      whatsApp: {
        name: texts.tools.whatsApp,
        to: createWhatsAppLink(opportunity, url, language),
      },
      print: texts.tools.print,
      other: getSwitchTarget(path, { isErrorPage: false }),
    },
    page: { to: page, name: getTitle(opportunity) },
    next: [
      ...(paused
        ? []
        : [
            {
              to: createApplicationPath(opportunity, {}),
              name: texts.next.apply,
            },
          ]),
      { to: createContactPath(id), name: texts.next.ask },
    ],
    image: { ...image, path: siteUrl + image.path },
  };
}

/** Returns the description of an offer, as its card has it. */
function describeOpportunity({ id, country, programme }: Opportunity, language: Language): string {
  if (!country) return localisedProgrammes[language][programme].text;
  const { placements } = localisedCountries[language][country.slug];
  return placements.find((placement) => placement.id === id)?.text ?? '';
}
