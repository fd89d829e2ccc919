import { describe, expect, it } from 'vitest';
import { destinations } from './destinations/destinations.ts';
import { home } from './home.ts';
import { programmes } from './programmes/programmes.ts';

describe('the home page', () => {
  it('leads to every country that has a page', () => {
    const links = home.destinations.regions.flatMap((region) =>
      region.destinations.map(({ to }) => to),
    );
    expect(new Set(links)).toEqual(
      new Set(destinations.map(({ slug }) => `/destinations/${slug}`)),
    );
  });

  it('has a card for each of the nine programmes', () => {
    const cards = home.programmes.cards.map(({ to }) => to).sort();
    expect(cards).toEqual(programmes.map(({ path }) => path).sort());
  });

  it('has as many scenes, figures and pictures as the specification says', () => {
    expect(home.hero.scenes).toHaveLength(5);
    expect(home.metrics.metrics).toHaveLength(4);
    expect(home.gallery.pictures).toHaveLength(6);
  });
});
