import { ActionLinks } from '#app/components/sections/action-links/action-links.tsx';
import type { PlainPage as Content } from '#app/content/plain-pages.ts';
import boat from '#app/illustrations/boat.svg';
import styles from './plain-page.module.css';

/** One ground, one heading, and the ways on. */
export function PlainPage({ title, text, links }: Content) {
  return (
    <section className={styles.page}>
      <div className={`container ${styles.inner}`}>
        <div>
          <h1>{title}</h1>
          <p className="lede">{text}</p>
          <div className={styles.actions}>
            <ActionLinks actions={links} />
          </div>
        </div>
        <img src={boat} alt="" width="620" height="210" className={styles.boat} />
      </div>
    </section>
  );
}
