import { dhakaDay } from '#common/dhaka-time.ts';
import { answerData } from './answer-data.ts';
import { fetchOptions } from './fetch-options.ts';

/** What an address of "Can I go?" shows, without telling the server what was said. */
export const answerInBrowser = async (address: URLSearchParams) =>
  answerData(address, await fetchOptions(), dhakaDay(new Date().toISOString()));
