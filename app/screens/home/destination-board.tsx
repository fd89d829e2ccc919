import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { Home } from '#app/content/home.ts';
import styles from './destination-board.module.css';

/**
 * The destinations by region. On phones a region's list is a closed `details`; on the desktop the same
 * list is shown by CSS alone, without its summary, so that it needs no script and moves nothing.
 */
export function DestinationBoard({ regions }: Pick<Home['destinations'], 'regions'>) {
  return (
    <div className={styles.board}>
      {regions.map(({ name, columns, destinations }) => (
        <div key={name} className={styles.region}>
          <h3>{name}</h3>
          <details>
            <summary>
              <span className="visually-hidden">Destinations: {name}</span>
              <Icon name="plus" />
            </summary>
            <ul style={{ '--columns': columns } as CSSProperties}>
              {destinations.map((destination) => (
                <li key={destination.name}>
                  <Link to={destination.to}>
                    <img src={destination.flag} alt="" width="22" height="22" loading="lazy" />
                    {destination.name}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        </div>
      ))}
    </div>
  );
}
