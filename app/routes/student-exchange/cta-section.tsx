import { Section } from '#app/components/layout/section.tsx';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { ProgrammePage } from '#content/types/programme.ts';
import styles from './cta-section.module.css';

/** The call to action at the end of the page, with a boat on the footer's wave. */
export function CtaSection({ title, lede, actions, picture }: ProgrammePage['closing']) {
  return (
    <Section surface="sky" className={styles.section}>
      <h2>{title}</h2>
      <p className="lead">{lede}</p>
      <ActionLinks actions={actions} />
      <div className={styles.boat}>
        <Illustration {...picture} />
      </div>
    </Section>
  );
}
