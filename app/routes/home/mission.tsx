import { Section } from '#app/components/layout/section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { Action } from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
import styles from './mission.module.css';

/** The mission in one large sentence, beside a picture that is clipped to the logo's arch. */
export function Mission({
  title,
  text,
  link,
  picture,
}: {
  title: string;
  text: string;
  link: Action;
  picture: Picture;
}) {
  return (
    <Section surface="butter" className={styles.mission} containerClass={styles.inner}>
      <div className={styles.text}>
        <h2>{title}</h2>
        <p>{text}</p>
        <MoreLink to={link.to}>{link.name}</MoreLink>
      </div>
      <Illustration {...picture} />
    </Section>
  );
}
