import { type KeyboardEvent, useRef } from 'react';
import { Section } from '#app/components/layout/section/section.tsx';
import { RoundButton } from '#app/components/ui/round-button/round-button.tsx';
import type { Home } from '#app/content/home.ts';
import styles from './partners.module.css';
import { useCarousel } from './use-carousel.ts';

/**
 * The partners' logos as a carousel (SPEC sections 2 and 4). The same row scrolls sideways by itself until
 * the carousel's code has come, and where it never comes.
 */
export function Partners({ title, label, controls, partners }: Home['partners']) {
  const viewport = useRef<HTMLDivElement>(null);
  const { ready, playing, toggle, move, stop } = useCarousel(viewport);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!ready || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    move(event.key === 'ArrowLeft' ? -1 : 1);
  };

  return (
    <Section
      aria-roledescription="carousel"
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
              aria-roledescription="slide"
              aria-label={position}
              className={styles.slide}
            >
              <img src={logo} alt="" width="120" height="48" loading="lazy" />
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
