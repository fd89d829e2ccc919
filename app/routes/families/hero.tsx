import { Section } from '#app/components/layout/section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Picture } from '#content/types/picture.ts';
import styles from './families.module.css';

/** The hero: the page's title beside the picture, on phones above it. */
export function Hero({ title, lead, picture }: { title: string; lead: string; picture: Picture }) {
  return (
    <Section surface="butter" className={styles.hero} containerClass={styles.columns}>
      <div>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <Illustration {...picture} loading="eager" fetchPriority="high" className={styles.picture} />
    </Section>
  );
}
