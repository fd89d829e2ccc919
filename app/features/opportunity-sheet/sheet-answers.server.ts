import { formatCondition } from '#app/features/eligibility-finder/format-opportunity.ts';
import { capitalise } from '#common/capitalise.ts';
import { countryPage } from '#content/destinations/country-page.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
import { opportunitySheet } from '#content/opportunity-sheet.ts';
import { createPhoneUrl } from '#content/phone-url.ts';
import type { ProgrammeSlug } from '#content/programmes/programmes.ts';
import { site } from '#content/site.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { SheetSection, SheetView } from './sheet-view.ts';

const studyProgrammes: readonly ProgrammeSlug[] = [
  'study-abroad',
  'pathway-program',
  'student-exchange',
];

/** Whether the application leads to an interview and a match with a host, as it does for work placements. */
const hasHostMatching = ({ programme }: Pick<Opportunity, 'programme'>) =>
  !studyProgrammes.includes(programme);

/** Creates the section about who may apply: every condition of the offer, the passport too. */
export function createSheetConditions(
  { rules, documentPassportMonths }: Opportunity,
  language: Language,
): SheetSection {
  const { title, none, documents } = opportunitySheet[language].conditions;
  const conditions = rules.map((condition) => {
    const isShorter = condition.rule.kind === 'passport' && documentPassportMonths !== undefined;
    const text = capitalise(formatCondition(condition));
    return isShorter
      ? `${text} ${documents(formats[language].digits(documentPassportMonths / 12))}`
      : text;
  });
  return { title, sentences: conditions.length > 0 ? conditions : [none] };
}

/** Creates the sections about who decides, and about what we never ask for. */
export function createSheetAnswers(opportunity: Opportunity, language: Language): SheetSection[] {
  const texts = opportunitySheet[language];
  return [
    { title: texts.decision.title, sentences: describeDecision(opportunity, language) },
    { title: texts.neverAsked.title, sentences: texts.neverAsked.items },
  ];
}

function describeDecision(opportunity: Opportunity, language: Language): string[] {
  const { atHome, host, institution, visa } = opportunitySheet[language].decision;
  if (!opportunity.isAbroad) return [atHome];
  return [
    hasHostMatching(opportunity) ? host : institution,
    visa(countryPage[language].visaAuthority),
  ];
}

/**
 * Creates the texts about whom to call, and about how to check that an offer is ours.
 *
 * @param siteUrl the sentence omits its protocol
 * @param page the title of the offer's page
 */
export function createSheetContact(
  siteUrl: string,
  page: string,
  language: Language,
): Pick<SheetView, 'call' | 'genuine'> {
  const { call, genuine } = opportunitySheet[language];
  const { offices, officeHours, email } = site[language];
  const [{ phone, address }] = offices;
  return {
    call: {
      title: call.title,
      sentences: [officeHours.open, address, email, call.lead],
      phone: { text: phone, href: createPhoneUrl(phone) },
    },
    genuine: {
      title: genuine.title,
      sentences: [genuine.website(siteUrl.replace(/^https?:\/\//, ''), page), genuine.phone(phone)],
    },
  };
}
