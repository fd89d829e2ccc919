import type { Language } from '#content/language.ts';
import { opportunitySheet } from '#content/opportunity-sheet.ts';
import { site } from '#content/site.ts';
import { formatOpportunityName, type Opportunity } from '#domain/eligibility/opportunity.ts';
import { listPay, listStay } from './sheet-facts.server.ts';

/**
 * Creates the link that sends an offer on WhatsApp (https://faq.whatsapp.com, "How to use click to chat"). The message is a
 * postcard: what the offer pays, how long it takes, whom to call, and the address, whose preview is the picture.
 *
 * @param url of the sheet
 */
export function createWhatsAppLink(
  opportunity: Opportunity,
  url: string,
  language: Language,
): string {
  const { name, offices } = site[language];
  const facts = [...listPay(opportunity, language), ...listStay(opportunity, language)];
  const message = [
    formatOpportunityName(opportunity),
    ...facts.map(({ label, value, note }) => `${label}: ${value}${note ? ` ${note}` : ''}`),
    opportunitySheet[language].call.message(name, offices[0].phone),
    url,
  ].join('\n');
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}
