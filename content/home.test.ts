import { describe, expect, it } from 'vitest';
import { destinations } from './destinations/destinations.ts';
import { home } from './home.ts';
import { programmes } from './programmes/programmes.ts';

describe('the home page', () => {
  it('links every country that has a page', () => {
    const links = home.en.destinations.regions.flatMap((region) =>
      region.destinations.map(({ to }) => to),
    );
    expect(new Set(links)).toEqual(
      new Set(destinations.map(({ slug }) => `/destinations/${slug}`)),
    );
  });

  it('has a card for each programme', () => {
    const cards = home.en.programmes.cards.map(({ to }) => to).sort();
    expect(cards).toEqual(programmes.map(({ path }) => path).sort());
  });

  it('has the numbers of scenes, figures and pictures that the specification gives', () => {
    expect(home.en.hero.scenes).toHaveLength(5);
    expect(home.en.metrics.metrics).toHaveLength(4);
    expect(home.en.gallery.pictures).toHaveLength(6);
  });
});
