import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Action } from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
import styles from './cta-section.module.css';

/** The call to action at the end of the page. The wall and the floor of its picture continue behind the text. */
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
