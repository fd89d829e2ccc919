import { fetchOpportunities } from '../eligibility-finder/fetch-opportunities.ts';
import { getTitle } from '../eligibility-finder/format-opportunity.ts';
import { visitorRecord } from './record-store.ts';

/**
 * Gives the plan of the record the name of its place in the language of the page.
 *
 * @throws TypeError without a network, and Error if the response isn't 2xx
 */
export async function translatePlace(): Promise<void> {
  const { options } = await fetchOpportunities();
  const { plan } = visitorRecord.read();
  const opportunity = options.find(({ id }) => id === plan?.id);
  if (plan && opportunity)
    visitorRecord.update({ plan: { ...plan, place: getTitle(opportunity) } });
}
