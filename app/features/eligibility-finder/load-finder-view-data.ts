import { toDhakaDay } from '#common/dhaka-time.ts';
import { fetchOpportunities } from './fetch-opportunities.ts';
import { selectFinderViewData } from './finder-view-data.ts';

/** What an address of "Can I go?" shows, without telling the server what was said. */
export const loadFinderViewData = async (address: URLSearchParams) =>
  selectFinderViewData(address, await fetchOpportunities(), toDhakaDay(new Date().toISOString()));
