import type { CSSProperties, ReactNode } from 'react';
import { Section } from '#app/components/layout/section.tsx';
import { Breadcrumb } from '#app/components/sections/breadcrumb.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { IllustrationName } from '#content/illustrations/illustration-names.ts';
import type { Action } from '#content/types/common.ts';
import type { CountryAnswer } from './country-answer.ts';
import styles from './hero.module.css';
import { getNameWidth } from './name-width.ts';

/**
 * The hero sets the country's name as wide as its column.
 *
 * @param props.answer the answer for the sentence in the address, in place of the link to "Can I go?"
 * @param props.children the row of facts
 */
export function Hero({
  texts,
  contact,
  finderLink,
  answer,
  name,
  badge,
  flag,
  subheadline,
  children,
}: {
  texts: {
    trail: readonly Action[];
    apply: string;
    consultation: string;
    others: Action;
  };
  /** The links to the contact form, which begins with what each button says. */
  contact: Record<'apply' | 'consultation', string>;
  /** The link to "Can I go?" with this country. */
  finderLink: Action;
  answer: CountryAnswer | undefined;
  name: string;
  badge: string;
  flag: IllustrationName;
  subheadline: string;
  children: ReactNode;
}) {
  const nameSizeProperties = {
    '--width': getNameWidth(name),
    '--lines': name.split(' ').length,
  } as CSSProperties;
  return (
    <Section surface="tint" className={styles.hero} containerClass={styles.columns}>
      <div className={styles.text}>
        <Breadcrumb trail={answer ? [answer.back] : texts.trail} current={name} />
        <p className={styles.badge}>
          <Illustration file={flag} width={28} loading="eager" />
          {badge}
        </p>
        <h1 style={nameSizeProperties}>{name}</h1>
        <p className="lead">{subheadline}</p>
        <div className={`actions ${styles.actions}`}>
          <ButtonLink to={contact.apply} icon="arrow-right">
            {texts.apply}
          </ButtonLink>
          <ButtonLink to={contact.consultation} variant="ghost">
            {texts.consultation}
          </ButtonLink>
          <MoreLink to={texts.others.to}>{texts.others.name}</MoreLink>
        </div>
        {answer ? (
          <div className={styles.answer}>
            {answer.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        ) : (
          <MoreLink to={finderLink.to}>{finderLink.name}</MoreLink>
        )}
        {children}
      </div>
    </Section>
  );
}
