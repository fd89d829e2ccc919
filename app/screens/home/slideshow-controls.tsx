import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Tooltip } from '#app/components/ui/tooltip/tooltip.tsx';
import type { Home } from '#app/content/home.ts';
import styles from './slideshow-controls.module.css';
import type { Slideshow } from './use-slideshow.ts';

/** Pause or play, and a dot for each picture. They keep their place, but appear only when they work. */
export function SlideshowControls({
  texts,
  scenes,
  shown,
  show,
  playing,
  setPlaying,
}: Slideshow & { texts: Home['hero']['slideshow']; scenes: Home['hero']['scenes'] }) {
  const action = playing ? texts.pause : texts.play;
  return (
    <div className={styles.controls} data-ready={playing !== undefined || undefined}>
      <div className="container">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form. */}
        <div role="group" aria-label={texts.title} className={styles.capsule}>
          <Tooltip label={action} side="left">
            <button
              type="button"
              className={styles.pause}
              aria-label={action}
              onClick={() => setPlaying(!playing)}
            >
              <Icon name={playing ? 'pause' : 'play'} />
            </button>
          </Tooltip>
          <ul className={styles.dots}>
            {scenes.map(({ picture, label }, index) => (
              <li key={picture}>
                <button
                  type="button"
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
