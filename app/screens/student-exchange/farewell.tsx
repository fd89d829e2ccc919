import { Section } from '#app/components/layout/section/section.tsx';
import { ActionLinks } from '#app/components/sections/action-links/action-links.tsx';
import { Illustration } from '#app/components/ui/illustration/illustration.tsx';
import type { ProgrammePage } from '#app/content/vocabulary/programme.ts';
import styles from './farewell.module.css';

/** The page's last word. The boat floats on the footer's wave. */
export function Farewell({ title, lede, actions, picture }: ProgrammePage['closing']) {
  return (
    <Section ground="sky" className={styles.farewell}>
      <h2>{title}</h2>
      <p className="lede">{lede}</p>
      <ActionLinks actions={actions} />
      <div className={styles.boat}>
        <Illustration {...picture} />
      </div>
    </Section>
  );
}
