import { Section } from '#app/components/layout/section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Picture } from '#content/types/picture.ts';
import styles from './hero.module.css';

/** One street: Dhaka at its left end, the UK at its right, our office between. */
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
