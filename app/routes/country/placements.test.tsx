import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { germany as germanies } from '#content/destinations/germany.ts';
import { countryTemplate } from '#content/destinations/template.ts';
import { uae } from '#content/destinations/uae.ts';
import type { Placement } from '#content/types/country.ts';
import { createCountryView } from './country-view.ts';
import { Placements } from './placements.tsx';

const germany = germanies.en;

const renderText = (placements: readonly Placement[]) =>
  renderToStaticMarkup(
    <Placements
      texts={countryTemplate.placements}
      placements={createCountryView({ ...germany, placements: [...placements] }, 'en').placements}
    />,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

test('a placement without a location refers to the offer', () => {
  expect(renderText(germany.placements)).toContain('Location Named in your offer');
  expect(renderText(uae.en.placements)).toContain('Location Dubai Abu Dhabi Sharjah');
});

test('a paused placement shows the date and the reason of the pause', () => {
  const paused = { since: '2027-05-03', reason: 'The hosts take nobody before spring.' };
  const [first, ...others] = germany.placements;
  if (!first)
    throw new Error('The record of Germany has no placements; this test needs at least one');
  expect(renderText([{ ...first, paused }, ...others])).toContain(
    `${first.title} Paused since 3 May 2027. ${paused.reason}`,
  );
  expect(renderText(germany.placements)).not.toContain('Paused');
});
