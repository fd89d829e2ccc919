import { PageLink } from '#app/components/language/page-link.tsx';
import { Section } from '#app/components/layout/section.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { ProgrammeCard } from '#content/types/programme.ts';
import styles from './programme-list.module.css';

/** A list of all programmes. Each row has the picture, the name and a short text. */
export function ProgrammeList({
  title,
  lead,
  cards,
}: {
  title: string;
  lead: string;
  cards: readonly ProgrammeCard[];
}) {
  return (
    <Section space="section">
      <div className={styles.heading}>
        <h2>{title}</h2>
        <p className="lead muted">{lead}</p>
      </div>
      <ul className={styles.list}>
        {cards.map(({ to, name, text, picture }) => (
          <li key={to}>
            <PageLink to={to}>
              <Illustration {...picture} />
              <span>
                <b>{name}</b> <small>{text}</small>
              </span>
              <Icon name="arrow-right" />
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
