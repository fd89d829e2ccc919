const files = import.meta.glob<string>('../../illustrations/flags/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

/**
 * The address of a country's round flag (drawings: circle-flags, MIT licence).
 *
 * @param countryCode ISO 3166-1 alpha-2 in lower case
 * @throws Error when there is no flag for it: add the file to `illustrations/flags/`
 */
export function flagOf(countryCode: string): string {
  const address = files[`../../illustrations/flags/${countryCode}.svg`];
  if (!address) throw new Error(`No flag for "${countryCode}" in illustrations/flags/`);
  return address;
}
