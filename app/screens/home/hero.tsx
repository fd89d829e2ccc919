import { type CSSProperties, useMemo } from 'react';
import { useHeaderToneOverride } from '#app/components/layout/header/header-tone.tsx';
import { ActionLinks } from '#app/components/sections/action-links/action-links.tsx';
import type { Home } from '#app/content/home.ts';
import styles from './hero.module.css';
import { SlideshowControls } from './slideshow-controls.tsx';
import { useSlideshow } from './use-slideshow.ts';

/**
 * The first section of the home page: the headline in the sky of a scene, and a slideshow of five of
 * them. The section takes the sky's colour of the scene that is shown, and the ink that is read on it.
 */
export function Hero({ title, text, actions, scenes, slideshow: controls }: Home['hero']) {
  const slideshow = useSlideshow(useMemo(() => scenes.map(({ picture }) => picture), [scenes]));
  const scene = scenes[slideshow.shown];
  useHeaderToneOverride(scene?.tone ?? 'dark');

  return (
    <section
      className={scene?.tone === 'light' ? `on-dark ${styles.hero}` : styles.hero}
      style={{ '--sky': scene?.sky } as CSSProperties}
    >
      <div className={`container ${styles.words}`}>
        <h1>{title}</h1>
        <p className="lede">{text}</p>
        <div className={styles.actions}>
          <ActionLinks actions={actions} />
        </div>
      </div>
      <div className={styles.scenes}>
        {scenes.map(
          ({ picture, focus }, index) =>
            slideshow.seen.includes(index) && (
              <img
                key={picture}
                src={picture}
                alt=""
                width="1600"
                height="900"
                fetchPriority={index === 0 ? 'high' : 'auto'}
                data-shown={index === slideshow.shown || undefined}
                style={{ '--focus': focus } as CSSProperties}
              />
            ),
        )}
      </div>
      <SlideshowControls texts={controls} scenes={scenes} {...slideshow} />
    </section>
  );
}
