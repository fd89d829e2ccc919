import { Section } from '#app/components/layout/section.tsx';
import { HorizontalScroller } from '#app/components/sections/horizontal-scroller.tsx';
import type { Testimonial } from '#content/types/common.ts';
import styles from './testimonial-card.module.css';
import { TestimonialCard } from './testimonial-card.tsx';

/** Testimonials of former participants, in a horizontal scroller. */
export function Testimonials({
  title,
  label,
  controls,
  testimonials,
}: {
  title: string;
  label: string;
  controls: { previous: string; next: string };
  testimonials: readonly (Testimonial & { ratingText: string })[];
}) {
  return (
    <Section surface="shapla" space="band" className={styles.testimonials} containerClass={false}>
      <HorizontalScroller title={title} label={label} controls={controls}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.quote}>
            <TestimonialCard {...testimonial} />
          </li>
        ))}
      </HorizontalScroller>
    </Section>
  );
}
