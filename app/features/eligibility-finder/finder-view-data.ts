import type { PlannedDocument } from '#domain/eligibility/documents.ts';
import { parseFinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { OpportunitiesFile } from './opportunities-file.ts';

/** An opportunity in a comparison, with its documents and positions. */
export type ComparedOpportunity = {
  opportunity: Opportunity;
  documents: readonly Pick<PlannedDocument, 'id' | 'name'>[];
  positions: readonly string[];
};

/** The data of the views of the eligibility finder. The finder query itself is in the page's URL. */
export type FinderViewData =
  /** The results page gets the opportunities from use-opportunities.ts. */
  | { view: 'answer' }
  | {
      view: 'compare';
      /** The compared opportunities, in the order of the URL: none to three. */
      compared: readonly ComparedOpportunity[];
    }
  | {
      view: 'plan';
      opportunity: Opportunity;
      documents: readonly PlannedDocument[];
      /** ISO 8601, in Dhaka. The plan uses it to find what is late. */
      today: string;
    };

/**
 * Selects the view for a URL. The server and the browser use the same function. A plan of an unknown opportunity selects
 * the results page, which reports the unknown id.
 *
 * @param searchParams of the page's URL
 * @param today ISO 8601, in Dhaka
 */
export function selectFinderViewData(
  searchParams: URLSearchParams,
  { options: opportunities, documents, positions }: OpportunitiesFile,
  today: string,
): FinderViewData {
  const find = (id: string) => opportunities.find((each) => each.id === id);
  const query = parseFinderQuery(searchParams, (id) => find(id) !== undefined);
  const opportunity = query.plan && find(query.plan);
  if (opportunity) {
    return { view: 'plan', opportunity, documents: documents[opportunity.id] ?? [], today };
  }
  if (query.view === 'compare') {
    const compared = query.compare.flatMap((id) => find(id) ?? []);
    return {
      view: 'compare',
      compared: compared.map((opportunity) => ({
        opportunity,
        // Only the plan shows how to get the documents. Here that would be most of the page's data.
        documents: (documents[opportunity.id] ?? []).map(({ id, name }) => ({ id, name })),
        positions: positions[opportunity.id] ?? [],
      })),
    };
  }
  return { view: 'answer' };
}
