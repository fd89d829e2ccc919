import type { CSSProperties } from 'react';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Action } from '#content/types/common.ts';
import type { Scene } from '#content/types/picture.ts';
import styles from './hero.module.css';
import { SlideshowControls, type SlideshowTexts } from './slideshow-controls.tsx';

/**
 * The first section of the home page: the headline in the sky of a scene, and a slideshow of five of
 * them (`runSlideshow`), all but the first of which stand in the `template`. The section takes the sky's colour of the scene
 * that is shown, and the ink that is read on it.
 */
export function Hero({
  title,
  lede,
  actions,
  scenes,
  slideshow: controls,
}: {
  title: string;
  lede: string;
  actions: readonly Action[];
  scenes: readonly (Scene & { label: string })[];
  slideshow: SlideshowTexts;
}) {
  const [first, ...later] = scenes;
  return (
    <section
      className={first?.tone === 'light' ? `on-dark ${styles.hero}` : styles.hero}
      style={{ '--sky': first?.sky } as CSSProperties}
      data-slideshow
    >
      <div className={`container ${styles.text}`}>
        <h1>{title}</h1>
        <p className="lead">{lede}</p>
        <div className={styles.actions}>
          <ActionLinks actions={actions} />
        </div>
      </div>
      <div className={styles.scenes}>
        {first && <Picture scene={first} fetchPriority="high" data-shown />}
      </div>
      <template>
        {later.map((scene) => (
          <Picture key={scene.file} scene={scene} />
        ))}
      </template>
      <SlideshowControls texts={controls} scenes={scenes} />
    </section>
  );
}

function Picture({
  scene: { file, focus, sky, tone },
  ...attributes
}: {
  scene: Scene;
  fetchPriority?: 'high';
  'data-shown'?: true;
}) {
  return (
    <Illustration
      {...attributes}
      file={file}
      focus={focus}
      loading="eager"
      data-sky={sky}
      data-tone={tone}
    />
  );
}
