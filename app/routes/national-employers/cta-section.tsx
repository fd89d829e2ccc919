import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Action } from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
import styles from './cta-section.module.css';

/** The page's last word, in the room where the picture's two people talk: its wall and floor run on. */
export function CtaSection({
  title,
  action,
  picture,
}: {
  title: string;
  action: Action;
  picture: Picture;
}) {
  return (
    <section className={`on-dark ${styles.section}`}>
      <Illustration {...picture} />
      <div className={styles.text}>
        <h2>{title}</h2>
        <ButtonLink to={action.to} variant="light" icon="arrow-right">
          {action.name}
        </ButtonLink>
      </div>
    </section>
  );
}
