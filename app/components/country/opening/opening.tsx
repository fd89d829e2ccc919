import type { CSSProperties } from 'react';
import { Breadcrumb } from '#app/components/sections/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '#app/components/ui/button/button.tsx';
import { MoreLink } from '#app/components/ui/more-link/more-link.tsx';
import { Hanger } from '../hanger/hanger.tsx';
import { nameWidth } from './name-width.ts';
import styles from './opening.module.css';

/** The country's name, set as wide as its column, beside its poster, which hangs over the next section. */
export function Opening({
  name,
  badge,
  flag,
  subheadline,
  poster,
}: {
  name: string;
  badge: string;
  /** The address of the round flag. */
  flag: string;
  subheadline: string;
  /** 800 × 1000. */
  poster: { address: string; description: string };
}) {
  const size = { '--width': nameWidth(name), '--lines': name.split(' ').length } as CSSProperties;
  return (
    <section className={styles.opening}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.text}>
          <Breadcrumb trail={[{ to: '/destinations', name: 'Destinations' }]} current={name} />
          <p className={styles.badge}>
            <img src={flag} alt="" width="28" height="28" />
            {badge}
          </p>
          <h1 style={size}>{name}</h1>
          <p className="lede">{subheadline}</p>
          <div className={`actions ${styles.actions}`}>
            <ButtonLink to="/contact" icon="arrow-right">
              Apply Now
            </ButtonLink>
            <ButtonLink to="/contact" variant="ghost">
              Book Free Consultation
            </ButtonLink>
            <MoreLink to="/destinations">View Other Destinations</MoreLink>
          </div>
        </div>
        <div className={styles.poster}>
          <Hanger />
          <img src={poster.address} alt={poster.description} width="800" height="1000" />
        </div>
      </div>
    </section>
  );
}
