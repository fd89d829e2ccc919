import { Section } from '#app/components/layout/section/section.tsx';
import { ProgrammeWall } from '#app/components/sections/programme-wall/programme-wall.tsx';
import type { Home } from '#app/content/home.ts';
import styles from './programmes.module.css';

/** The nine global programmes. */
export function Programmes({ title, text, cards }: Home['programmes']) {
  return (
    <Section space="section" className={styles.programmes}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        <p className="lede muted">{text}</p>
      </div>
      <ProgrammeWall cards={cards} />
    </Section>
  );
}
