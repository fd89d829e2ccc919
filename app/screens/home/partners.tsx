import { type KeyboardEvent, useRef } from 'react';
import { Section } from '#app/components/layout/section/section.tsx';
import { Illustration } from '#app/components/ui/illustration/illustration.tsx';
import { RoundButton } from '#app/components/ui/round-button/round-button.tsx';
import type { Partner } from '#app/content/vocabulary/nouns.ts';
import styles from './partners.module.css';
import { useCarousel } from './use-carousel.ts';

/**
 * The partners' logos as a carousel (requirements 2 and 4). The same row scrolls sideways by itself until
 * the carousel's code has come, and where it never comes.
 */
export function Partners({
  title,
  label,
  roles,
  controls,
  partners,
}: {
  title: string;
  label: string;
  /** What a screen reader calls the whole and a part of it. */
  roles: { carousel: string; slide: string };
  controls: { pause: string; play: string; previous: string; next: string };
  /** `position`: "1 of 7". */
  partners: readonly (Partner & { position: string })[];
}) {
  const viewport = useRef<HTMLDivElement>(null);
  const { ready, playing, toggle, move, stop } = useCarousel(viewport);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!ready || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    move(event.key === 'ArrowLeft' ? -1 : 1);
  };

  return (
    <Section
      aria-roledescription={roles.carousel}
      aria-labelledby="partners"
      className={styles.partners}
      onKeyDown={onKeyDown}
      inside={false}
    >
      <div className={`container ${styles.bar}`}>
        <h2 id="partners">{title}</h2>
        <div className={styles.controls} data-ready={ready || undefined}>
          <RoundButton
            label={playing ? controls.pause : controls.play}
            icon={playing ? 'pause' : 'play'}
            onClick={toggle}
          />
          <RoundButton label={controls.previous} icon="arrow-left" onClick={() => move(-1)} />
          <RoundButton label={controls.next} icon="arrow-right" onClick={() => move(1)} />
        </div>
      </div>
      {/* biome-ignore-start lint/a11y/useSemanticElements: a fieldset groups fields of a form. */}
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <div
        ref={viewport}
        className={styles.viewport}
        data-ready={ready || undefined}
        role="group"
        aria-label={label}
        tabIndex={0}
        onFocus={stop}
      >
        <div className={styles.slides}>
          {partners.map(({ name, logo, position }) => (
            <div
              key={name}
              role="group"
              aria-roledescription={roles.slide}
              aria-label={position}
              className={styles.slide}
            >
              <Illustration file={logo} width={120} />
              <span>{name}</span>
            </div>
          ))}
        </div>
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above. */}
      {/* biome-ignore-end lint/a11y/useSemanticElements: as above. */}
    </Section>
  );
}
