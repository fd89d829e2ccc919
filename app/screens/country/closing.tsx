import type { CSSProperties } from 'react';
import { Section } from '#app/components/layout/section/section.tsx';
import { ButtonLink } from '#app/components/ui/button/button.tsx';
import { MoreLink } from '#app/components/ui/more-link/more-link.tsx';
import type { CountryTemplate } from '#app/content/destinations/template.ts';
import styles from './closing.module.css';

/** The poster again, without its frame: you stand in it. Its plate carries the actions. */
export function Closing({
  texts,
  question,
  poster,
  part,
}: {
  texts: CountryTemplate['closing'];
  question: string;
  /** The poster's address; 800 × 1000. */
  poster: string;
  /** Which part of it is seen, from 0% at its top to 100% at its foot. */
  part: string;
}) {
  return (
    <Section
      ground="plate"
      className={styles.closing}
      style={{ '--part': part } as CSSProperties}
      inside={false}
    >
      <img src={poster} alt="" width="800" height="1000" loading="lazy" />
      <div className={styles.plate}>
        <h2>{question}</h2>
        <div className="actions">
          <ButtonLink to={texts.apply.to} variant="light" icon="arrow-right">
            {texts.apply.name}
          </ButtonLink>
          <ButtonLink to={texts.advisor.to} variant="ghost">
            {texts.advisor.name}
          </ButtonLink>
        </div>
        <MoreLink to={texts.more.to}>{texts.more.name}</MoreLink>
      </div>
    </Section>
  );
}
