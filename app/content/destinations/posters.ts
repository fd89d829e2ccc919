import type { DestinationSlug } from './destinations.ts';

const files = import.meta.glob<string>('../../illustrations/place-*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

/**
 * The address of a destination's poster, 800 × 1000.
 *
 * @throws Error when there is none: add `illustrations/place-….svg`
 */
export function posterOf(slug: DestinationSlug): string {
  const address = files[`../../illustrations/place-${slug}.svg`];
  if (!address) throw new Error(`No poster for "${slug}": illustrations/place-${slug}.svg`);
  return address;
}
