import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { Action, Initiative } from '#content/types/common.ts';
import styles from './national-initiatives.module.css';

/** The two programmes inside Bangladesh, side by side on backgrounds of their own. */
export function NationalInitiatives({
  title,
  action,
  cards,
}: {
  title: string;
  action: Action;
  cards: readonly Initiative[];
}) {
  return (
    <section aria-labelledby="national-initiatives" className={styles.initiatives}>
      <div className={styles.heading}>
        <div className="container bar">
          <h2 id="national-initiatives">{title}</h2>
          <ButtonLink to={action.to} variant="ink" icon="arrow-right">
            {action.name}
          </ButtonLink>
        </div>
      </div>
      {cards.map((card) => (
        <article key={card.title} className={styles.card}>
          <div className={styles.text}>
            <h3>{card.title}</h3>
            <ul>
              {card.offers.map((offer) => (
                <li key={offer}>{offer}</li>
              ))}
            </ul>
            <MoreLink to={card.link.to}>{card.link.name}</MoreLink>
          </div>
          <Illustration {...card.picture} />
        </article>
      ))}
    </section>
  );
}
