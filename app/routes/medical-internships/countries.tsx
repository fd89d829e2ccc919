import type { CSSProperties } from 'react';
import { Section } from '#app/components/layout/section.tsx';
import { FactRows } from '#app/components/sections/fact-rows.tsx';
import type { Fact } from '#content/types/common.ts';
import styles from './countries.module.css';
import { createHeartbeatPath } from './heartbeat-path.ts';

type Named = { id: string; name: string };

/** Lists the countries on a heart monitor, with one beat above each, and the programme's facts as vital signs. */
export function Countries({
  title,
  regions,
  facts,
}: {
  title: string;
  regions: readonly (Named & { countries: readonly Named[] })[];
  facts: readonly Fact[];
}) {
  const count = regions.reduce((sum, { countries }) => sum + countries.length, 0);
  const { viewBox, path } = createHeartbeatPath(count);
  return (
    <Section
      surface="plate"
      space="band"
      className={styles.section}
      containerClass={styles.columns}
    >
      <div>
        <h2>{title}</h2>
        <svg
          className={styles.heartbeat}
          viewBox={viewBox}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={path} />
        </svg>
        <div className={styles.regions}>
          {regions.map(({ id, name, countries }) => (
            <div key={id} style={{ '--count': countries.length } as CSSProperties}>
              <h3>{name}</h3>
              <ul>
                {countries.map((country) => (
                  <li key={country.id}>{country.name}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
      <dl className={styles.facts}>
        <FactRows rows={facts} />
      </dl>
    </Section>
  );
}
