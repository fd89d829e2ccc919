import { documentsOf } from '#app/eligibility/documents.ts';
import { options } from '#app/eligibility/options.ts';
import { positionsOf } from '#app/eligibility/positions.ts';
import type { OptionsFile } from './options-file.ts';

export const optionsFile: OptionsFile = {
  options,
  documents: Object.fromEntries(options.map((option) => [option.id, documentsOf(option)])),
  positions: Object.fromEntries(options.map((option) => [option.id, positionsOf(option)])),
};
