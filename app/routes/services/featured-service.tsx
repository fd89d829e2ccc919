import { Section } from '#app/components/layout/section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { Action } from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
import styles from './featured-service.module.css';

/** The featured service: its benefits beside its arched picture. */
export function FeaturedService({
  badge,
  title,
  benefits,
  action,
  picture,
}: {
  badge: string;
  title: string;
  benefits: readonly string[];
  action: Action;
  picture: Picture;
}) {
  return (
    <Section surface="ink" className={styles.featured} containerClass={styles.columns}>
      <div className={styles.text}>
        <p className={styles.badge}>{badge}</p>
        <h2>{title}</h2>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <MoreLink to={action.to}>{action.name}</MoreLink>
      </div>
      <Illustration {...picture} />
    </Section>
  );
}
