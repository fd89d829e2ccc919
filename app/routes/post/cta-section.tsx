import perforation from '#app/components/sections/perforation.module.css';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { Action } from '#content/types/common.ts';
import styles from './cta-section.module.css';

/** The call to action below a post: a card that looks like a ticket, with two buttons and a link to "Can I go?". */
export function CtaSection({
  title,
  text,
  actions: [apply, consultation],
  finder,
}: {
  title: string;
  text: string;
  actions: [Action, Action];
  finder: Action;
}) {
  return (
    <aside className={styles.card} aria-labelledby="closing">
      <div>
        <h2 id="closing">{title}</h2>
        <p>{text}</p>
        <MoreLink to={finder.to}>{finder.name}</MoreLink>
      </div>
      <div className={`${perforation.perforation} ${perforation.turning} ${styles.actions}`}>
        <ButtonLink to={apply.to}>{apply.name}</ButtonLink>
        <ButtonLink to={consultation.to} variant="ghost">
          {consultation.name}
        </ButtonLink>
      </div>
    </aside>
  );
}
