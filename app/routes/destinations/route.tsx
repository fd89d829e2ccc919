import { SceneOpening } from '#app/components/sections/scene-opening.tsx';
import { metadataOf } from '#app/seo/page-metadata.ts';
import { destinationsOverview } from '#content/destinations-overview.ts';
import type { Route } from './+types/route.ts';
import { compareCountries } from './comparison.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { HelpRiver } from './help-river.tsx';
import { Network } from './network.tsx';
import styles from './opening.module.css';
import { Regions } from './regions.tsx';
import { Signpost } from './signpost.tsx';

export function loader() {
  const { compared, rows, ...comparison } = destinationsOverview.comparison;
  return {
    ...destinationsOverview,
    comparison: { ...comparison, table: compareCountries(compared, rows) },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadataOf(loaderData) : [];

export default function Destinations({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <SceneOpening
        title={content.title}
        lede={content.lede}
        scene={content.scene}
        className={styles.opening}
      />
      <Regions filter={content.filter} regions={content.regions} undecided={content.undecided} />
      <ComparisonTable {...content.comparison} />
      <HelpRiver {...content.help} />
      <Network {...content.network} />
      <Signpost {...content.signpost} />
    </>
  );
}
