import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Tooltip } from '#app/components/ui/tooltip/tooltip.tsx';
import type { Scene } from '#app/content/vocabulary/picture.ts';
import styles from './slideshow-controls.module.css';
import type { Slideshow } from './use-slideshow.ts';

export type SlideshowTexts = { title: string; pause: string; play: string };

/** Pause or play, and a dot for each picture. They keep their place, but appear only when they work. */
export function SlideshowControls({
  texts,
  scenes,
  shown,
  show,
  playing,
  setPlaying,
}: Slideshow & { texts: SlideshowTexts; scenes: readonly (Scene & { label: string })[] }) {
  const action = playing ? texts.pause : texts.play;
  return (
    <div className={styles.controls} data-ready={playing !== undefined || undefined}>
      <div className="container">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form. */}
        <div role="group" aria-label={texts.title} className={`on-dark ${styles.capsule}`}>
          <Tooltip label={action} side="left">
            <button
              type="button"
              className={`disc ${styles.pause}`}
              aria-label={action}
              onClick={() => setPlaying(!playing)}
            >
              <Icon name={playing ? 'pause' : 'play'} />
            </button>
          </Tooltip>
          <ul className={styles.dots}>
            {scenes.map(({ file, label }, index) => (
              <li key={file}>
                <button
                  type="button"
                  className="disc"
                  aria-label={label}
                  aria-current={index === shown || undefined}
                  onClick={() => show(index)}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
