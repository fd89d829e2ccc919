import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Picture } from '#content/types/picture.ts';
import styles from './hero.module.css';

/** The hero shows a meeting room. The background continues the colours of the picture's wall and floor. */
export function Hero({ title, lead, picture }: { title: string; lead: string; picture: Picture }) {
  return (
    <section className={`on-dark ${styles.hero}`}>
      <div className="container">
        <div className={styles.text}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
      </div>
      <Illustration {...picture} loading="eager" className={styles.picture} />
    </section>
  );
}
