import { Section } from '#app/components/layout/section.tsx';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { Breadcrumb } from '#app/components/sections/breadcrumb.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Action } from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
import styles from './hero.module.css';

/** The hero: the offer to employers, beside an arched picture. */
export function Hero({
  trail,
  name,
  title,
  lead,
  action,
  picture,
}: {
  trail: readonly Action[];
  name: string;
  title: string;
  lead: string;
  action: Action;
  picture: Picture;
}) {
  return (
    <Section surface="sky" className={styles.hero} containerClass={styles.columns}>
      <div className={styles.text}>
        <Breadcrumb trail={trail} current={name} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <ActionLinks actions={[action]} />
      </div>
      <Illustration {...picture} loading="eager" fetchPriority="high" />
    </Section>
  );
}
