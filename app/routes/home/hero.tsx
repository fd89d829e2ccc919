import type { CSSProperties } from 'react';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Action } from '#content/types/common.ts';
import type { Scene } from '#content/types/picture.ts';
import styles from './hero.module.css';
import { SlideshowControls, type SlideshowTexts } from './slideshow-controls.tsx';

/**
 * The hero of the home page: the headline in the sky of a scene, and a slideshow of five scenes (`runSlideshow`). All scenes
 * but the first are in a `template`, so that the browser doesn't fetch them before they are needed. Their low priority keeps
 * React from adding preload links for them. The section's background and text colour match the sky of the current scene.
 */
export function Hero({
  title,
  lead,
  actions,
  scenes,
  slideshow,
}: {
  title: string;
  lead: string;
  actions: readonly Action[];
  scenes: readonly (Scene & { label: string })[];
  slideshow: SlideshowTexts;
}) {
  const [firstScene, ...otherScenes] = scenes;
  return (
    <section
      className={firstScene?.tone === 'light' ? `on-dark ${styles.hero}` : styles.hero}
      style={{ '--sky': firstScene?.sky } as CSSProperties}
      data-slideshow
    >
      <div className={`container ${styles.text}`}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className={styles.actions}>
          <ActionLinks actions={actions} />
        </div>
      </div>
      <div className={styles.scenes}>
        {firstScene && <Picture scene={firstScene} fetchPriority="high" data-shown />}
      </div>
      <template>
        {otherScenes.map((scene) => (
          <Picture key={scene.file} scene={scene} fetchPriority="low" />
        ))}
      </template>
      <SlideshowControls texts={slideshow} scenes={scenes} />
    </section>
  );
}

function Picture({
  scene: { file, focus, sky, tone },
  ...attributes
}: {
  scene: Scene;
  fetchPriority: 'high' | 'low';
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
