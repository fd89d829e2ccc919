import type { CSSProperties } from 'react';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { getIllustrationSize } from '#content/illustrations/illustrations.ts';
import type { Scene } from '#content/types/picture.ts';
import styles from './scene-hero.module.css';

/**
 * A page's hero, with its text in the sky of a full-width illustration. The page may set the hero's height (`--hero-height`),
 * the limits of that height (`--hero-min-height`, `--hero-max-height`), and the position of the illustration's lower edge
 * (`--scene-bottom`).
 */
export function SceneHero({
  title,
  lead,
  scene: { sky, tone, ...picture },
  className = '',
}: {
  title: string;
  lead: string;
  scene: Scene;
  className?: string | undefined;
}) {
  const { width, height } = getIllustrationSize(picture.file);
  const variables = { '--sky': sky, '--scene-height': `${(100 * height) / width}vw` };
  return (
    <section
      className={`${tone === 'light' ? 'on-dark ' : ''}${styles.hero} ${className}`}
      style={variables as CSSProperties}
    >
      <div className={`container ${styles.text}`}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className={styles.scene}>
        <Illustration {...picture} loading="eager" fetchPriority="high" />
      </div>
    </section>
  );
}
