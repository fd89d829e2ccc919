import { PosterRail } from '#app/components/sections/poster-rail/poster-rail.tsx';
import { ButtonLink } from '#app/components/ui/button/button.tsx';
import type { Home } from '#app/content/home.ts';
import { DestinationBoard } from './destination-board.tsx';
import styles from './destinations.module.css';

/** Posters of some destinations, and a departure board of all. */
export function Destinations({ title, posters, regions, action }: Home['destinations']) {
  return (
    <section className={`section on-dark ${styles.destinations}`}>
      <PosterRail title={title} posters={posters} />
      <div className="container">
        <DestinationBoard regions={regions} />
        <div className={`actions ${styles.action}`}>
          <ButtonLink to={action.to} variant="light" icon="arrow-right">
            {action.name}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
