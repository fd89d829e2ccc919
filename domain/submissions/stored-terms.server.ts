import { languages } from '#content/language.ts';
import type { Terms } from './form.ts';
import { findForm, formSlugs } from './forms/forms.ts';
import type { Store } from './store.server.ts';
import { formatTerms } from './terms-version.ts';

/** The terms of all forms in each language. Forms that share a text add it only once to the store. */
const allTerms = languages.flatMap((language) =>
  formSlugs.flatMap((slug) => findForm(slug, language)?.terms ?? []),
);

/**
 * Stores the present terms of all forms, so that staff can read later to what a sender agreed.
 *
 * @throws StoreError when they can't be stored
 */
export async function saveAllTerms(store: Pick<Store, 'saveTerms'>): Promise<void> {
  for (const terms of allTerms) {
    await store.saveTerms({ version: terms.version, text: formatTerms(terms) });
  }
}

/**
 * Returns the version of the terms that a sender agreed to. A page that was opened before the terms changed shows an earlier
 * version.
 *
 * @param present the terms of the form now
 * @param shown the version from the form; one that was never stored doesn't count
 */
export async function resolveTermsVersion(
  store: Pick<Store, 'hasTerms'>,
  present: Terms,
  shown = present.version,
): Promise<string> {
  return shown !== present.version && (await store.hasTerms(shown)) ? shown : present.version;
}
