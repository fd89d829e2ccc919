import { toDhakaDay } from '#common/dhaka-time.ts';
import { fetchOpportunities } from './fetch-opportunities.ts';
import { selectFinderViewData } from './finder-view-data.ts';

/** Loads the data of a view in the browser, without sending the query to the server. */
export const loadFinderViewData = async (searchParams: URLSearchParams) =>
  selectFinderViewData(
    searchParams,
    await fetchOpportunities(),
    toDhakaDay(new Date().toISOString()),
  );
