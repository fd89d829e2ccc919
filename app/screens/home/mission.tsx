import { Section } from '#app/components/layout/section/section.tsx';
import { MoreLink } from '#app/components/ui/more-link/more-link.tsx';
import type { Home } from '#app/content/home.ts';
import styles from './mission.module.css';

/** The mission in one large sentence, beside a picture in the arch of the logo. */
export function Mission({ title, text, link, picture, description }: Home['mission']) {
  return (
    <Section ground="butter" className={styles.mission} inside={styles.inner}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{text}</p>
        <MoreLink to={link.to}>{link.name}</MoreLink>
      </div>
      <img src={picture} alt={description} width="1200" height="900" loading="lazy" />
    </Section>
  );
}
