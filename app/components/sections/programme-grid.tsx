import type { CSSProperties } from 'react';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { ProgrammeCard } from '#content/types/programme.ts';
import styles from './programme-grid.module.css';

/** The link text "Learn More", and the visually hidden text that joins the programme's name to it. */
type LearnMoreTexts = { name: string; about: string };

/**
 * A grid of programme cards: the first is the largest, the second and third are beside it, and the others follow as rows. A
 * whole card is clickable.
 */
export function ProgrammeGrid({
  cards,
  learnMore,
}: {
  cards: readonly ProgrammeCard[];
  learnMore: LearnMoreTexts;
}) {
  const [featured, ...others] = cards;
  return (
    <>
      <div className={styles.grid}>
        {featured && (
          <FeaturedCard {...featured} learnMore={learnMore} className={styles.featured} />
        )}
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
      style={{ '--background': card.background } as CSSProperties}
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
    <MoreLink to={to} isCardLink>
      {texts.name}
      <span className="visually-hidden">{` ${texts.about} ${name}`}</span>
    </MoreLink>
  );
}
