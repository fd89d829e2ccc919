import { Section } from '#app/components/layout/section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Picture } from '#content/types/picture.ts';
import styles from './hero.module.css';

/** The hero of the page. Its picture shows Dhaka on the left, the UK on the right, and our office between them. */
export function Hero({ title, lede, picture }: { title: string; lede: string; picture: Picture }) {
  return (
    <Section surface="sky" className={styles.hero} containerClass={false}>
      <div className={`container ${styles.text}`}>
        <h1>{title}</h1>
        <p className="lead">{lede}</p>
      </div>
      <div className={styles.picture}>
        <Illustration {...picture} loading="eager" />
      </div>
    </Section>
  );
}
