import type { Opportunity } from './opportunity.ts';

/**
 * Returns the places of an opportunity, and the text for cards.
 *
 * @param text left out where the card lists all places
 */
export const describePlaces = (
  places: readonly string[],
  text = places.join(', '),
): Pick<Opportunity, 'places' | 'placesText'> => ({
  places,
  ...(text && { placesText: text }),
});
