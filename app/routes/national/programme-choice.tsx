import { Illustration } from '#app/components/ui/illustration.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { Initiative } from '#content/types/common.ts';
import styles from './programme-choice.module.css';

/** Offers the two national programmes. Each fills half of the window, and its link covers the full half. */
export function ProgrammeChoice({
  programmes,
}: {
  programmes: readonly (Initiative & { lead: string })[];
}) {
  return (
    <div className={styles.programmes}>
      {programmes.map(({ title, lead, offers, link, picture }) => (
        <article key={title} className={`on-dark ${styles.programme}`}>
          <div className={styles.picture}>
            <Illustration {...picture} loading="eager" />
          </div>
          <div className={styles.text}>
            <h2>{title}</h2>
            <p className={styles.lead}>{lead}</p>
            <ul>
              {offers.map((offer) => (
                <li key={offer}>{offer}</li>
              ))}
            </ul>
            <MoreLink to={link.to} isCardLink>
              {link.name}
            </MoreLink>
          </div>
        </article>
      ))}
    </div>
  );
}
