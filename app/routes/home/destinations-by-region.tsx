import type { CSSProperties } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { DestinationLink } from '#content/types/country.ts';
import styles from './destinations-by-region.module.css';

/** A group of destinations. `columns` is the number of its columns on the desktop. */
export type DestinationRegion = {
  name: string;
  label: string;
  columns: number;
  destinations: readonly DestinationLink[];
};

/**
 * The destinations by region. On phones, each list is in a closed `details` element. On the desktop, CSS alone shows the list
 * without the summary, so that it needs no JavaScript and causes no layout shift.
 */
export function DestinationsByRegion({ regions }: { regions: readonly DestinationRegion[] }) {
  return (
    <div className={styles.regions}>
      {regions.map(({ name, label, columns, destinations }) => (
        <div key={name} className={styles.region}>
          <h3>{name}</h3>
          <details>
            <summary>
              <span className="visually-hidden">{label}</span>
              <Icon name="plus" />
            </summary>
            <ul style={{ '--columns': columns } as CSSProperties}>
              {destinations.map((destination) => (
                <li key={destination.name}>
                  <PageLink to={destination.to}>
                    <Illustration file={destination.flag} width={22} />
                    {destination.name}
                  </PageLink>
                </li>
              ))}
            </ul>
          </details>
        </div>
      ))}
    </div>
  );
}
