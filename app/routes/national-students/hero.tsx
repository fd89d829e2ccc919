import { Section } from '#app/components/layout/section.tsx';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { Breadcrumb } from '#app/components/sections/breadcrumb.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Action } from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
import styles from './hero.module.css';

/** The hero, on a dusk-coloured surface. Its framed picture overlaps the section below. */
export function Hero({
  name,
  title,
  lead,
  trail,
  actions,
  picture,
}: {
  name: string;
  title: string;
  lead: string;
  trail: readonly Action[];
  actions: readonly Action[];
  picture: Picture;
}) {
  return (
    <Section surface="dusk" className={styles.hero} containerClass={styles.columns}>
      <div className={styles.text}>
        <Breadcrumb trail={trail} current={name} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <ActionLinks actions={actions} onDark />
      </div>
      <div className={styles.picture}>
        <Illustration {...picture} loading="eager" fetchPriority="high" />
      </div>
    </Section>
  );
}
