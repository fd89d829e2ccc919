import { ActionLinks } from '#app/components/sections/action-links/action-links.tsx';
import { Illustration } from '#app/components/ui/illustration/illustration.tsx';
import type { Brief } from '#app/content/vocabulary/nouns.ts';
import styles from './plain-page.module.css';

/** One ground, one heading, and the ways on. */
export function PlainPage({ title, lede, actions }: Brief) {
  return (
    <section className={styles.page}>
      <div className={`container ${styles.inner}`}>
        <div>
          <h1>{title}</h1>
          <p className="lede">{lede}</p>
          <div className={styles.actions}>
            <ActionLinks actions={actions} />
          </div>
        </div>
        <Illustration file="boat" loading="eager" className={styles.boat} />
      </div>
    </section>
  );
}
