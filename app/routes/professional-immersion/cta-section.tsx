import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { ProgrammePage } from '#content/types/programme.ts';
import styles from './cta-section.module.css';

/** The call to action in the lobby of the building. The lobby's floor continues under the footer's wave. */
export function CtaSection({ title, lead, actions, picture }: ProgrammePage['closing']) {
  return (
    <section className={`on-dark ${styles.section}`}>
      <div className={styles.text}>
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        <ActionLinks actions={actions} onDark />
      </div>
      <Illustration {...picture} />
    </section>
  );
}
