import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Tooltip } from '#app/components/ui/tooltip.tsx';
import type { Scene } from '#content/types/picture.ts';
import styles from './slideshow-controls.module.css';

export type SlideshowTexts = { title: string; pause: string; play: string };

/**
 * A button to pause or play, and a dot for each picture. Their space is reserved from the start; they become visible
 * when `runSlideshow` has made them work.
 */
export function SlideshowControls({
  texts,
  scenes,
}: {
  texts: SlideshowTexts;
  scenes: readonly (Scene & { label: string })[];
}) {
  return (
    <div className={styles.controls}>
      <div className="container">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields. */}
        <div role="group" aria-label={texts.title} className={`on-dark ${styles.group}`}>
          <Tooltip label={texts.play} side="left">
            <button
              type="button"
              className={`icon-circle ${styles.pause}`}
              aria-label={texts.play}
              data-action="toggle"
              data-play={texts.play}
              data-pause={texts.pause}
            >
              <Icon name="play" />
            </button>
          </Tooltip>
          <ul className={styles.dots}>
            {scenes.map(({ file, label }, index) => (
              <li key={file}>
                <button
                  type="button"
                  className="icon-circle"
                  aria-label={label}
                  aria-current={index === 0 || undefined}
                  data-action="show"
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
