import type { CSSProperties } from 'react';
import { Section } from '#app/components/layout/section/section.tsx';
import { ButtonLink } from '#app/components/ui/button/button.tsx';
import { Illustration } from '#app/components/ui/illustration/illustration.tsx';
import { MoreLink } from '#app/components/ui/more-link/more-link.tsx';
import type { Country } from '#app/content/vocabulary/country.ts';
import type { Action } from '#app/content/vocabulary/nouns.ts';
import styles from './closing.module.css';

/** The poster again, without its frame: you stand in it. Its plate carries the actions. */
export function Closing({
  question,
  apply,
  advisor,
  more,
  poster,
}: {
  question: string;
  apply: Action;
  advisor: Action;
  more: Action;
  poster: Country['poster'];
}) {
  return (
    <Section
      ground="plate"
      className={styles.closing}
      style={{ '--part': poster.closingPart } as CSSProperties}
      inside={false}
    >
      <Illustration file={poster.file} />
      <div className={styles.plate}>
        <h2>{question}</h2>
        <div className="actions">
          <ButtonLink to={apply.to} variant="light" icon="arrow-right">
            {apply.name}
          </ButtonLink>
          <ButtonLink to={advisor.to} variant="ghost">
            {advisor.name}
          </ButtonLink>
        </div>
        <MoreLink to={more.to}>{more.name}</MoreLink>
      </div>
    </Section>
  );
}
