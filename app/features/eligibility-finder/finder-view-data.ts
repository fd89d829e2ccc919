import type { PlannedDocument } from '#domain/eligibility/documents.ts';
import { parseFinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { OpportunitiesFile } from './opportunities-file.ts';

/** One that is compared, with what it asks for and offers. */
export type ComparedOpportunity = {
  opportunity: Opportunity;
  documents: readonly Pick<PlannedDocument, 'id' | 'name'>[];
  positions: readonly string[];
};

/** What the views of "Can I go?" show. The question itself is in the page's address. */
export type FinderViewData =
  /** Its options: use-opportunities.ts. */
  | { view: 'answer' }
  | {
      view: 'compare';
      /** Those that are compared, in the address's order: none to three. */
      compared: readonly ComparedOpportunity[];
    }
  | {
      view: 'plan';
      opportunity: Opportunity;
      documents: readonly PlannedDocument[];
      /** ISO 8601, in Dhaka: the plan tells what is already late. */
      today: string;
    };

/**
 * The view that an address asks for: the same from the server and in the browser. A plan of an option that nobody knows
 * is the answer, which says so.
 *
 * @param today ISO 8601, in Dhaka
 */
export function selectFinderViewData(
  address: URLSearchParams,
  { options, documents, positions }: OpportunitiesFile,
  today: string,
): FinderViewData {
  const find = (id: string) => options.find((option) => option.id === id);
  const question = parseFinderQuery(address, (id) => find(id) !== undefined);
  const planned = question.plan && find(question.plan);
  if (planned) {
    return { view: 'plan', opportunity: planned, documents: documents[planned.id] ?? [], today };
  }
  if (question.view === 'compare') {
    const compared = question.compare.flatMap((id) => find(id) ?? []);
    return {
      view: 'compare',
      compared: compared.map((opportunity) => ({
        opportunity,
        // How each is got is told in the plan, and would be most of the page.
        documents: (documents[opportunity.id] ?? []).map(({ id, name }) => ({ id, name })),
        positions: positions[opportunity.id] ?? [],
      })),
    };
  }
  return { view: 'answer' };
}
