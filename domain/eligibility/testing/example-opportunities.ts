import { opportunities } from '../opportunities.ts';
import type { Opportunity } from '../opportunity.ts';
import { createOpportunityStipend } from '../opportunity-stipend.ts';

/** The ids of the opportunities, and their monthly stipends in US dollars. */
const stipends: Record<string, number | undefined> = {
  'usa-j1-internship': 2400,
  'usa-j1-traineeship': 2400,
  'usa-teacher': 3200,
  'germany-ausbildung': 1500,
  'germany-internship': 1400,
  'denmark-livestock-traineeship': 2440,
  'france-hospitality-internship': 1400,
  'italy-hospitality-internship': 1260,
  'spain-hospitality-internship': 1320,
  'portugal-hospitality-internship': 1090,
  'united-kingdom-hospitality-internship': 2410,
  'ireland-hospitality-internship': undefined,
  'netherlands-hospitality-internship': 1600,
  'new-zealand-hospitality-internship': 940,
  'czech-republic-city-and-spa-hotel-internship': undefined,
  'croatia-seaside-hotel-internship': undefined,
  'montenegro-coastal-hotel-internship': undefined,
  'malta-island-hotel-internship': undefined,
  'greece-resort-hotel-internship': undefined,
  'thailand-hotel-and-resort-internship': 1070,
  'vietnam-hotel-internship': 1200,
  'indonesia-resort-internship': 1100,
  'malaysia-hospitality-internship': 480,
  'hong-kong-city-hotel-internship': 3190,
  'china-hospitality-internship-with-mandarin': 250,
  'uae-luxury-hospitality': 2160,
  'bahrain-gulf-hospitality': 1860,
  'study-abroad': undefined,
  'virtual-internship': undefined,
  'medical-internships': undefined,
  'pathway-program': undefined,
  'student-exchange': undefined,
  'professional-immersion': undefined,
  'hotel-immersion': undefined,
};

/**
 * Opportunities for tests that count or sort them. They have the rules of the content, but their number and their stipends
 * are fixed and none is paused, so that these tests need no change after a new country, a new programme, a changed stipend or a pause.
 */
export const exampleOpportunities: readonly Opportunity[] = opportunities
  .filter(({ id }) => id in stipends)
  .map(({ paused: _, ...opportunity }) => {
    const amount = stipends[opportunity.id];
    const stipend =
      amount === undefined
        ? undefined
        : createOpportunityStipend(
            { currency: 'USD', from: amount, to: amount, per: 'month' },
            'en',
          );
    return { ...opportunity, stipend };
  });
