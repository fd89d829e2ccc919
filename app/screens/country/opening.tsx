import type { CSSProperties } from 'react';
import { Section } from '#app/components/layout/section/section.tsx';
import { Breadcrumb } from '#app/components/sections/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '#app/components/ui/button/button.tsx';
import { MoreLink } from '#app/components/ui/more-link/more-link.tsx';
import type { CountryTemplate } from '#app/content/destinations/template.ts';
import { Hanger } from './hanger.tsx';
import { nameWidth } from './name-width.ts';
import styles from './opening.module.css';

/** The country's name, set as wide as its column, beside its poster, which hangs over the next section. */
export function Opening({
  texts,
  name,
  badge,
  flag,
  subheadline,
  poster,
}: {
  texts: CountryTemplate['opening'];
  name: string;
  badge: string;
  /** The address of the round flag. */
  flag: string;
  subheadline: string;
  /** 800 × 1000. */
  poster: { address: string; description: string };
}) {
  const size = { '--width': nameWidth(name), '--lines': name.split(' ').length } as CSSProperties;
  return (
    <Section ground="tint" className={styles.opening} inside={styles.columns}>
      <div className={styles.text}>
        <Breadcrumb trail={texts.trail} current={name} />
        <p className={styles.badge}>
          <img src={flag} alt="" width="28" height="28" />
          {badge}
        </p>
        <h1 style={size}>{name}</h1>
        <p className="lede">{subheadline}</p>
        <div className={`actions ${styles.actions}`}>
          <ButtonLink to={texts.apply.to} icon="arrow-right">
            {texts.apply.name}
          </ButtonLink>
          <ButtonLink to={texts.consultation.to} variant="ghost">
            {texts.consultation.name}
          </ButtonLink>
          <MoreLink to={texts.others.to}>{texts.others.name}</MoreLink>
        </div>
      </div>
      <div className={styles.poster}>
        <Hanger />
        <img src={poster.address} alt={poster.description} width="800" height="1000" />
      </div>
    </Section>
  );
}
