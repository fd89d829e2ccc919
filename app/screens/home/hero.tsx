import { type CSSProperties, useMemo, useRef } from 'react';
import { useHeaderToneOverride } from '#app/components/layout/header/header-tone.tsx';
import { ActionLinks } from '#app/components/sections/action-links/action-links.tsx';
import { Illustration } from '#app/components/ui/illustration/illustration.tsx';
import type { Action } from '#app/content/vocabulary/nouns.ts';
import type { Scene } from '#app/content/vocabulary/picture.ts';
import { illustrationSrc } from '#app/illustrations/illustrations.ts';
import styles from './hero.module.css';
import { SlideshowControls, type SlideshowTexts } from './slideshow-controls.tsx';
import { useSlideshow } from './use-slideshow.ts';

/**
 * The first section of the home page: the headline in the sky of a scene, and a slideshow of five of
 * them. The section takes the sky's colour of the scene that is shown, and the ink that is read on it.
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
  const section = useRef<HTMLElement>(null);
  const slideshow = useSlideshow(
    section,
    useMemo(() => scenes.map(({ file }) => illustrationSrc(file)), [scenes]),
  );
  const scene = scenes[slideshow.shown];
  useHeaderToneOverride(scene?.tone ?? 'dark');

  return (
    <section
      ref={section}
      className={scene?.tone === 'light' ? `on-dark ${styles.hero}` : styles.hero}
      style={{ '--sky': scene?.sky } as CSSProperties}
    >
      <div className={`container ${styles.words}`}>
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        <div className={styles.actions}>
          <ActionLinks actions={actions} />
        </div>
      </div>
      <div className={styles.scenes}>
        {scenes.map(
          ({ file, focus }, index) =>
            slideshow.seen.includes(index) && (
              <Illustration
                key={file}
                file={file}
                focus={focus}
                loading="eager"
                fetchPriority={index === 0 ? 'high' : 'auto'}
                data-shown={index === slideshow.shown || undefined}
              />
            ),
        )}
      </div>
      <SlideshowControls texts={controls} scenes={scenes} {...slideshow} />
    </section>
  );
}
