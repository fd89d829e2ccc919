import { createContext, use } from 'react';
import type { Option } from '#domain/eligibility/option.ts';
import { fetchOptions } from './fetch-options.ts';

/** Given by the server alone (entry.server.tsx). */
export const OptionsContext = createContext<readonly Option[] | undefined>(undefined);

/**
 * All options. They are no part of an answer's document, of which they would be a quarter: the browser fetches them with the
 * answer's code.
 */
export const useOptions = (): readonly Option[] =>
  use(OptionsContext) ?? use(fetchOptions()).options;
