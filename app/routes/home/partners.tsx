import { Section } from '#app/components/layout/section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { RoundButton } from '#app/components/ui/round-button.tsx';
import type { Partner } from '#content/types/common.ts';
import styles from './partners.module.css';

/**
 * The partners' logos (requirements 2 and 4), in a row that scrolls horizontally. `runCarousel` makes it a carousel and shows
 * the buttons.
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
  /** Role descriptions for screen readers, for the carousel and for each slide. */
  roles: { carousel: string; slide: string };
  controls: { pause: string; play: string; previous: string; next: string };
  /** `position` is the accessible name of the slide, such as "1 of 7". */
  partners: readonly (Partner & { position: string })[];
}) {
  return (
    <Section
      aria-roledescription={roles.carousel}
      aria-labelledby="partners"
      className={styles.partners}
      containerClass={false}
      data-carousel
    >
      <div className={`container ${styles.bar}`}>
        <h2 id="partners">{title}</h2>
        <div className={styles.controls}>
          <RoundButton
            label={controls.play}
            icon="play"
            data-action="toggle"
            data-play={controls.play}
            data-pause={controls.pause}
          />
          <RoundButton label={controls.previous} icon="arrow-left" data-action="previous" />
          <RoundButton label={controls.next} icon="arrow-right" data-action="next" />
        </div>
      </div>
      {/* biome-ignore-start lint/a11y/useSemanticElements: a fieldset is for form fields. */}
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable, so that the keyboard can scroll it. */}
      <div className={styles.viewport} role="group" aria-label={label} tabIndex={0} data-row>
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
