import type { PlainPage } from '../plain-pages.ts';
import type { Destination } from './destinations.ts';

/** The page of a country whose record isn't written yet. */
export function plainCountryPage({ name }: Pick<Destination, 'name'>): PlainPage {
  return {
    title: name,
    text: `Programs in ${withArticle(name)}: ask us what suits your studies and when you could leave.`,
    links: [
      { to: '/contact', name: 'Apply Now' },
      { to: '/destinations', name: 'View Other Destinations' },
    ],
  };
}

/** As the name stands within a sentence. */
const withArticle = (name: string) =>
  /^(USA|United|Netherlands|Czech)/.test(name) ? `the ${name}` : name;
