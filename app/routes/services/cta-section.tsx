import { Section } from '#app/components/layout/section.tsx';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Action } from '#content/types/common.ts';
import type { Decoration } from '#content/types/picture.ts';
import styles from './cta-section.module.css';

/** The call to action for visitors who can't choose a service, with a boat on the footer's wave. */
export function CtaSection({
  title,
  actions,
  picture,
}: {
  title: string;
  actions: readonly Action[];
  picture: Decoration;
}) {
  return (
    <Section surface="sky" className={styles.section}>
      <h2>{title}</h2>
      <ActionLinks actions={actions} />
      <Illustration {...picture} />
    </Section>
  );
}
