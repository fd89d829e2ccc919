import type { CSSProperties } from 'react';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { ProgrammeCard } from '#content/types/programme.ts';
import styles from './programme-grid.module.css';

/** "Learn More", and what joins a programme's name to it for those who don't see the card. */
type LearnMoreTexts = { name: string; about: string };

/**
 * Programmes as a wall of pictures: the first card leads, the second and third stand beside it, the others
 * follow in rows. A card is a link as a whole.
 */
export function ProgrammeGrid({
  cards,
  learnMore,
}: {
  cards: readonly ProgrammeCard[];
  learnMore: LearnMoreTexts;
}) {
  const [lead, ...others] = cards;
  return (
    <>
      <div className={styles.grid}>
        {lead && <FeaturedCard {...lead} learnMore={learnMore} className={styles.lead} />}
        <div className={styles.pair}>
          {others.slice(0, 2).map((card) => (
            <FeaturedCard key={`${card.name} ${card.to}`} {...card} learnMore={learnMore} />
          ))}
        </div>
      </div>
      <ul className={styles.rows}>
        {others.slice(2).map((card) => (
          <li key={`${card.name} ${card.to}`} className={`${styles.card} ${styles.row}`}>
            <Illustration {...card.picture} />
            <div>
              <h3>{card.name}</h3>
              <p>{card.text}</p>
              <LearnMore {...card} texts={learnMore} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function FeaturedCard({
  className,
  learnMore,
  ...card
}: ProgrammeCard & { learnMore: LearnMoreTexts; className?: string | undefined }) {
  return (
    <article
      className={`on-dark ${styles.card} ${styles.featuredCard} ${className ?? ''}`}
      style={{ '--ground': card.background } as CSSProperties}
    >
      <div className={styles.picture}>
        <Illustration {...card.picture} />
      </div>
      <div className={styles.caption}>
        <h3>{card.name}</h3>
        <p>{card.text}</p>
        <LearnMore {...card} texts={learnMore} />
      </div>
    </article>
  );
}

function LearnMore({ to, name, texts }: ProgrammeCard & { texts: LearnMoreTexts }) {
  return (
    <MoreLink to={to}>
      {texts.name}
      <span className="visually-hidden">{` ${texts.about} ${name}`}</span>
    </MoreLink>
  );
}
