import { Section } from '#app/components/layout/section.tsx';
import { HorizontalScroller } from '#app/components/sections/horizontal-scroller.tsx';
import { Poster } from '#app/components/sections/poster.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import type { Action } from '#content/types/common.ts';
import type { PosterLink } from '#content/types/country.ts';
import styles from './destinations-by-region.module.css';
import { type DestinationRegion, DestinationsByRegion } from './destinations-by-region.tsx';

/** Posters of some destinations, and a list of all destinations by region. */
export function Destinations({
  title,
  controls,
  posters,
  regions,
  action,
}: {
  title: string;
  controls: { previous: string; next: string };
  posters: readonly PosterLink[];
  regions: readonly DestinationRegion[];
  action: Action;
}) {
  return (
    <Section surface="deep" space="section" containerClass={false}>
      <HorizontalScroller title={title} controls={controls}>
        {posters.map((poster) => (
          <li key={`${poster.name} ${poster.to}`}>
            <Poster {...poster} />
          </li>
        ))}
      </HorizontalScroller>
      <div className="container">
        <DestinationsByRegion regions={regions} />
        <div className={`actions ${styles.action}`}>
          <ButtonLink to={action.to} variant="light" icon="arrow-right">
            {action.name}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
