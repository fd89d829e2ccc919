import type { Destination } from '../vocabulary/country.ts';
import type { Brief } from '../vocabulary/nouns.ts';

/** The page of a country whose record isn't written yet. */
export function plainCountryPage({ name }: Pick<Destination, 'name'>): Brief {
  return {
    title: name,
    lede: `Programs in ${withArticle(name)}: ask us what suits your studies and when you could leave.`,
    actions: [
      { to: '/contact', name: 'Apply Now' },
      { to: '/destinations', name: 'View Other Destinations' },
    ],
  };
}

/** As the name stands within a sentence. */
const withArticle = (name: string) =>
  /^(USA|United|Netherlands|Czech)/.test(name) ? `the ${name}` : name;
