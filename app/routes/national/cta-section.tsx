import { Section } from '#app/components/layout/section.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import type { Action } from '#content/types/common.ts';
import styles from './cta-section.module.css';

/** The call to action for visitors who are neither students nor employers. */
export function CtaSection({
  title,
  lead,
  action,
}: {
  title: string;
  lead: string;
  action: Action;
}) {
  return (
    <Section surface="sky" className={styles.section} containerClass={styles.columns}>
      <div>
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      <ButtonLink to={action.to} icon="arrow-right">
        {action.name}
      </ButtonLink>
    </Section>
  );
}
