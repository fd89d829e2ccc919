import { handOverPrefix } from './hand-over-prefix.ts';
import { isText, parseIds, type RecordedPlan, type VisitorRecord } from './visitor-record.ts';

/*
 * Links that contain data of the record. The data is in the fragment, which browsers don't send to the server. A script on the
 * page reads it (features/eligibility-finder/handle-fragment-query.ts, hand-over.ts).
 */

const path = '/global-programs';
const joinQueries = (...queries: string[]) => queries.filter(Boolean).join('&');
const getPlanQuery = (plan: Pick<RecordedPlan, 'id' | 'month'>) =>
  `plan=${plan.id}&leave=${plan.month}`;

/** The link to the plan, with the profile. */
export const createRecordedPlanLink = (search: string, plan: RecordedPlan) =>
  `${path}#?${joinQueries(search, getPlanQuery(plan))}`;

/** The link to the profile's results, or to the comparison of the shortlist. */
export const createAnswerLink = (search: string, view?: 'compare') =>
  `${path}#?${joinQueries(search, view ? `view=${view}` : '')}`;

/** The ids of the shortlist. */
export const getShortlist = ({ search }: Pick<VisitorRecord, 'search'>): string[] =>
  new URLSearchParams(search).getAll('compare');

/** The version of the link's format. */
const handOverVersion = '1';

/** The data that a link hands over to another device. It has ids only; the names come from the site. */
export type HandedOverRecord = Pick<VisitorRecord, 'search' | 'documents' | 'reference'> & {
  plan?: Pick<RecordedPlan, 'id' | 'month'> | undefined;
};

/** Creates the fragment of the link that takes the record to another device: '#crossing=1&age=22&ready=passport'. */
export function createHandOverFragment({ search, plan, documents, reference }: VisitorRecord) {
  return joinQueries(
    handOverPrefix + handOverVersion,
    search,
    plan ? getPlanQuery(plan) : '',
    documents.length > 0 ? `ready=${documents.join('.')}` : '',
    reference ? `reference=${reference}` : '',
  );
}

/**
 * Reads the fragment of a link from another device.
 *
 * @returns undefined if the fragment hands over no record, or has another version of the format
 */
export function parseHandOverFragment(fragment: string): HandedOverRecord | undefined {
  const beginning = handOverPrefix + handOverVersion;
  if (fragment !== beginning && !fragment.startsWith(`${beginning}&`)) return;
  const parameters = new URLSearchParams(fragment.slice(beginning.length));
  const take = (name: string) => {
    const value = parameters.get(name) ?? '';
    parameters.delete(name);
    return value;
  };
  const [id, month] = [take('plan'), take('leave')];
  const documents = parseIds(take('ready').split('.'));
  const reference = take('reference');
  const search = parameters.toString();
  return {
    search: isText(search, 'search') ? search : '',
    documents,
    ...(isText(id, 'id') && isText(month, 'month') && { plan: { id, month } }),
    ...(isText(reference, 'reference') && { reference }),
  };
}
