import { Section } from '#app/components/layout/section.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Action } from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
import styles from './hero.module.css';

/**
 * The hero of the page. The form is far below it on a phone, so a link leads there. The picture shows Dhaka on the left, the UK
 * on the right, and our office between them.
 */
export function Hero({
  title,
  lead,
  toForm,
  picture,
}: {
  title: string;
  lead: string;
  toForm: Action;
  picture: Picture;
}) {
  return (
    <Section surface="sky" className={styles.hero} containerClass={false}>
      <div className={`container ${styles.text}`}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <a href={toForm.to} className={`text-link ${styles.toForm}`}>
          <span>{toForm.name}</span>
          <Icon name="arrow-down" />
        </a>
      </div>
      <div className={styles.picture}>
        <Illustration {...picture} loading="eager" />
      </div>
    </Section>
  );
}
