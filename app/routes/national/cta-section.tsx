import { Section } from '#app/components/layout/section.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Action } from '#content/types/common.ts';
import type { Decoration } from '#content/types/picture.ts';
import styles from './cta-section.module.css';

/** The call to action for visitors who are neither students nor employers. */
export function CtaSection({
  title,
  lede,
  action,
  picture,
}: {
  title: string;
  lede: string;
  action: Action;
  picture: Decoration;
}) {
  return (
    <Section surface="sky" className={styles.section} containerClass={styles.columns}>
      <Illustration {...picture} />
      <div>
        <h2>{title}</h2>
        <p className="lead">{lede}</p>
      </div>
      <ButtonLink to={action.to} icon="arrow-right">
        {action.name}
      </ButtonLink>
    </Section>
  );
}
