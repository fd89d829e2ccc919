import { PageLink } from '#app/components/language/page-link.tsx';
import { Section } from '#app/components/layout/section.tsx';
import perforation from '#app/components/sections/perforation.module.css';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { ApplyCard } from '#content/types/programme.ts';
import styles from './apply-cards.module.css';

/**
 * The programmes as cards in the shape of boarding passes. The first ones are large and link only to their application
 * form. The others are rows that link to their form and, more prominently, to a conversation. The name of each leads to the
 * programme's page. Below them are rows without pictures for `more` programmes.
 */
export function ApplyCards({
  first,
  others,
  more,
}: {
  first: readonly ApplyCard[];
  others: readonly ApplyCard[];
  more: { title: string; cards: readonly ApplyCard[] };
}) {
  return (
    <Section className={styles.section}>
      <ul className={styles.featured}>
        {first.map((card) => (
          <LargeCard key={card.name} {...card} />
        ))}
      </ul>
      <ul className={styles.others}>
        {others.map((card) => (
          <RowCard key={card.name} {...card} />
        ))}
      </ul>
      <h2 className={styles.moreTitle}>{more.title}</h2>
      <ul className={styles.more}>
        {more.cards.map((card) => (
          <Row key={card.name} {...card} />
        ))}
      </ul>
    </Section>
  );
}

function LargeCard({ name, programme, text, picture, duration, apply }: ApplyCard) {
  return (
    <li className={`${styles.card} ${styles.largeCard}`}>
      <Illustration {...picture} loading="eager" />
      <div className={styles.text}>
        <h2>
          <PageLink to={programme}>{name}</PageLink>
        </h2>
        <p>{text}</p>
      </div>
      <div className={`${perforation.perforation} ${styles.cardAction}`}>
        <Duration {...duration} />
        <ButtonLink to={apply.to} icon="arrow-right">
          <span>
            {apply.name}
            <span className="visually-hidden">{`: ${name}`}</span>
          </span>
        </ButtonLink>
      </div>
    </li>
  );
}

/** The link in the text leads to the contact page; the button leads to the application form. */
function RowCard({ name, programme, text, picture, duration, apply, contact }: ApplyCard) {
  return (
    <li className={`${styles.card} ${styles.rowCard}`}>
      <Illustration {...picture} />
      <div className={styles.text}>
        <h2>
          <PageLink to={programme}>{name}</PageLink>
        </h2>
        <p>{text}</p>
        {contact && (
          <MoreLink to={contact.to} isCardLink>
            {contact.name}
            <span className="visually-hidden">{contact.about}</span>
          </MoreLink>
        )}
      </div>
      <div className={`${perforation.perforation} ${perforation.turning} ${styles.cardAction}`}>
        <Duration {...duration} />
        <ButtonLink to={apply.to} variant="ghost" size="small">
          <span>
            {apply.name}
            <span className="visually-hidden">{`: ${name}`}</span>
          </span>
        </ButtonLink>
      </div>
    </li>
  );
}

/** A programme as a row without a picture. */
function Row({ name, programme, text, duration, apply }: ApplyCard) {
  return (
    <li>
      <div>
        <h3>
          <PageLink to={programme}>{name}</PageLink>
        </h3>
        <p>{text}</p>
      </div>
      <Duration {...duration} />
      <MoreLink to={apply.to}>
        {apply.name}
        <span className="visually-hidden">{`: ${name}`}</span>
      </MoreLink>
    </li>
  );
}

function Duration({ label, value, note }: ApplyCard['duration']) {
  return (
    <dl>
      <dt>{label}</dt>
      <dd>
        {value} {note && <small>{note}</small>}
      </dd>
    </dl>
  );
}
