import { SceneHero } from '#app/components/sections/scene-hero.tsx';
import { WindingSteps } from '#app/components/sections/winding-steps.tsx';
import { createMeta } from '#app/seo/page-metadata.ts';
import { destinationsOverview } from '#content/destinations-overview.ts';
import { getRequestLanguage } from '#content/language.ts';
import type { Route } from './+types/route.ts';
import { compareCountries } from './comparison.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { createCountryPoster } from './country-posters.ts';
import styles from './hero.module.css';
import { NetworkStats } from './network-stats.tsx';
import { NextSteps } from './next-steps.tsx';
import { Regions } from './regions.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const language = getRequestLanguage(request);
  const content = destinationsOverview[language];
  const { compared, rows, ...comparison } = content.comparison;
  return {
    ...content,
    regions: content.regions.map(({ countries, ...region }) => ({
      ...region,
      posters: countries.map((slug) => createCountryPoster(slug, language)),
    })),
    comparison: { ...comparison, table: compareCountries(compared, rows, language) },
  };
}

export const meta: Route.MetaFunction = createMeta((content) => content);

/** The line of the four steps, with a bend at each of them. */
const helpLine = {
  width: 1240,
  path: 'M28 44C140 44 190 102 338 102S520 44 648 44s180 58 310 58 190-58 282-40',
};

export default function Destinations({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <SceneHero
        title={content.title}
        lead={content.lead}
        scene={content.scene}
        className={styles.hero}
      />
      <Regions
        filter={content.filter}
        texts={content.posters}
        regions={content.regions}
        undecided={content.undecided}
      />
      <ComparisonTable {...content.comparison} />
      <WindingSteps {...content.help} line={helpLine} />
      <NetworkStats {...content.network} />
      <NextSteps {...content.nextSteps} />
    </>
  );
}
