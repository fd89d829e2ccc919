import { documentsOf } from '#domain/eligibility/documents.ts';
import { options } from '#domain/eligibility/options.ts';
import { positionsOf } from '#domain/eligibility/positions.ts';
import type { OptionsFile } from './options-file.ts';

export const optionsFile: OptionsFile = {
  options,
  documents: Object.fromEntries(options.map((option) => [option.id, documentsOf(option)])),
  positions: Object.fromEntries(options.map((option) => [option.id, positionsOf(option)])),
};
