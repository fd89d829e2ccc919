import type { CSSProperties } from 'react';
import { MoreLink } from '#app/components/ui/more-link/more-link.tsx';
import styles from './programme-wall.module.css';

/** SPEC section 3, "Program card". `picture` is 1200 × 900. */
export type ProgrammeCard = {
  to: string;
  name: string;
  text: string;
  picture: string;
  /** The part of the picture that a narrow frame keeps, as `object-position`. */
  focus?: string;
  /** The text's ground where the card is a large one; deep when left out. */
  ground?: string;
};

/**
 * Programmes as a wall of pictures: the first card leads, the second and third stand beside it, the others
 * follow in rows. A card is a link as a whole.
 */
export function ProgrammeWall({ cards }: { cards: ProgrammeCard[] }) {
  const [lead, ...others] = cards;
  return (
    <>
      <div className={styles.wall}>
        {lead && <Shot {...lead} className={styles.lead} />}
        <div className={styles.pair}>
          {others.slice(0, 2).map((card) => (
            <Shot key={card.to} {...card} />
          ))}
        </div>
      </div>
      <ul className={styles.rows}>
        {others.slice(2).map((card) => (
          <li key={card.to} className={styles.row}>
            <Picture {...card} />
            <div>
              <h3>{card.name}</h3>
              <p>{card.text}</p>
              <LearnMore {...card} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Shot({ className, ...card }: ProgrammeCard & { className?: string | undefined }) {
  return (
    <article
      className={`on-dark ${styles.shot} ${className ?? ''}`}
      style={{ '--ground': card.ground } as CSSProperties}
    >
      <div className={styles.frame}>
        <Picture {...card} />
      </div>
      <div className={styles.caption}>
        <h3>{card.name}</h3>
        <p>{card.text}</p>
        <LearnMore {...card} />
      </div>
    </article>
  );
}

function Picture({ picture, focus }: ProgrammeCard) {
  return (
    <img
      src={picture}
      alt=""
      width="1200"
      height="900"
      loading="lazy"
      style={{ '--focus': focus } as CSSProperties}
    />
  );
}

function LearnMore({ to, name }: ProgrammeCard) {
  return (
    <MoreLink to={to}>
      Learn More<span className="visually-hidden"> about {name}</span>
    </MoreLink>
  );
}
