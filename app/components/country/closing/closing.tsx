import type { CSSProperties } from 'react';
import { ButtonLink } from '#app/components/ui/button/button.tsx';
import { MoreLink } from '#app/components/ui/more-link/more-link.tsx';
import styles from './closing.module.css';

/** The poster again, without its frame: you stand in it. Its plate carries the actions. */
export function Closing({
  question,
  poster,
  part,
}: {
  question: string;
  /** The poster's address; 800 × 1000. */
  poster: string;
  /** Which part of it is seen, from 0% at its top to 100% at its foot. */
  part: string;
}) {
  return (
    <section className={styles.closing} style={{ '--part': part } as CSSProperties}>
      <img src={poster} alt="" width="800" height="1000" loading="lazy" />
      <div className={`on-dark ${styles.plate}`}>
        <h2>{question}</h2>
        <div className="actions">
          <ButtonLink to="/contact" variant="light" icon="arrow-right">
            Apply Now
          </ButtonLink>
          <ButtonLink to="/contact" variant="ghost">
            Talk to an Advisor
          </ButtonLink>
        </div>
        <MoreLink to="/destinations">Explore More Countries</MoreLink>
      </div>
    </section>
  );
}
